import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

async function signIn(email: string) {
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token, user } = await answer.json();
  const call = (method: string, path: string, body?: unknown) =>
    world.api(path, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body instanceof Uint8Array ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    } as RequestInit);
  return { id: user.id as string, call };
}
const picture = (format: "png" | "webp" = "webp") =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: "#5b2a36" } })
    .toFormat(format)
    .toBuffer();

test("a person writes their profile piece by piece, in the forms it is kept in", async () => {
  const { call } = await signIn("advisor@lilamonde.test");
  expect(await (await call("GET", "/api/profile")).json()).toMatchObject({
    version: 0,
    fullName: "Marina Teles",
    email: "advisor@lilamonde.test",
    languages: [],
    agency: null,
    visibility: { phone: "private", headline: "members" },
  });
  const changes = {
    fullName: "  Marina T. Teles ",
    headline: "Ilhas, com calma",
    phone: "(11) 98888-7777",
    languages: ["pt", "en", "pt"],
    specialties: ["islands"],
    cpf: "529.982.247-25",
    visibility: { phone: "members" },
  };
  const edited = await (await call("PATCH", "/api/profile", { version: 0, changes })).json();
  expect(edited).toMatchObject({
    version: 1,
    fullName: "Marina T. Teles",
    phone: "+5511988887777",
    languages: ["pt", "en"],
    cpf: "52998224725",
    visibility: { phone: "members", whatsapp: "private" },
  });
  expect(await (await call("GET", "/api/me")).json()).toMatchObject({ fullName: "Marina T. Teles" });
  const cleared = await call("PATCH", "/api/profile", { version: 1, changes: { cpf: null, languages: [] } });
  expect(await cleared.json()).toMatchObject({ version: 2, cpf: null, headline: "Ilhas, com calma" });
});

test("an edit on an older version is refused and changes nothing; also the very first one", async () => {
  const { call } = await signIn("advisor@lilamonde.test");
  await call("PATCH", "/api/profile", { version: 0, changes: { city: "São Paulo" } });
  for (const version of [0, 2]) {
    const late = await call("PATCH", "/api/profile", { version, changes: { city: "Recife", fullName: "X" } });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "conflict" });
  }
  expect(await (await call("GET", "/api/profile")).json()).toMatchObject({
    version: 1,
    city: "São Paulo",
    fullName: "Marina Teles",
  });
});

test("what is not a number, a language or a field of a profile is named", async () => {
  const { call } = await signIn("advisor@lilamonde.test");
  const changes = {
    cpf: "111.111.111-11",
    phone: "1",
    fullName: " ",
    languages: ["xx"],
    visibility: { phone: "friends" },
    role: "admin",
  };
  const refused = await call("PATCH", "/api/profile", { version: 0, changes });
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toMatchObject({
    "changes.cpf": "invalid",
    "changes.phone": "invalid",
    "changes.fullName": "required",
    "changes.languages.0": "invalid",
    "changes.visibility.phone": "invalid",
    "changes.role": "unknown",
  });
  const agency = { version: 0, name: "Teles", cnpj: "12.ABC.345/01DE-36", site: "javascript:1", city: null };
  expect((await (await call("PUT", "/api/profile/agency", agency)).json()).fields).toEqual({
    cnpj: "invalid",
    site: "invalid",
  });
});

test("an agency is made, changed on its version alone, and gone when its last person leaves", async () => {
  const { call } = await signIn("advisor@lilamonde.test");
  const agency = { name: "Teles Viagens", cnpj: "12.abc.345/01de-35", site: "teles.com.br", city: null };
  const made = await (await call("PUT", "/api/profile/agency", { version: 0, ...agency })).json();
  expect(made.agency).toEqual({
    version: 1,
    name: "Teles Viagens",
    cnpj: "12ABC34501DE35",
    site: "https://teles.com.br",
    city: null,
    isYours: true,
    owner: made.fullName,
  });
  expect((await call("PUT", "/api/profile/agency", { version: 0, ...agency })).status).toBe(409);
  expect((await call("PUT", "/api/profile/agency", { version: 2, ...agency })).status).toBe(409);
  const renamed = await call("PUT", "/api/profile/agency", { version: 1, ...agency, name: "Teles" });
  expect((await renamed.json()).agency).toMatchObject({ version: 2, name: "Teles" });
  await call("DELETE", "/api/profile/agency");
  expect(await (await call("DELETE", "/api/profile/agency")).json()).toMatchObject({ agency: null });
  expect(await world.db.selectFrom("agencies").select("id").execute()).toEqual([]);
});

test("an agency is changed by its owner alone, and the record keeps what it was", async () => {
  const owner = await signIn("advisor@lilamonde.test");
  const colleague = await signIn("operator@lilamonde.test");
  const agency = { name: "Teles Viagens", cnpj: null, site: null, city: null };
  await owner.call("PUT", "/api/profile/agency", { version: 0, ...agency });
  const { id } = await world.db.selectFrom("agencies").select("id").executeTakeFirstOrThrow();
  await colleague.call("PATCH", "/api/profile", { version: 0, changes: { city: "Recife" } });
  const { id: colleagueId } = (await world.deps.auth.getUserByEmail("operator@lilamonde.test"))!;
  const details = world.db.updateTable("profile_details").set({ agency_id: id });
  await details.where("user_id", "=", colleagueId).execute();
  const change = { version: 1, ...agency, cnpj: "11.222.333/0001-81" };
  expect((await colleague.call("PUT", "/api/profile/agency", change)).status).toBe(403);
  const { fullName } = await (await owner.call("GET", "/api/profile")).json();
  const read = await (await colleague.call("GET", "/api/profile")).json();
  expect(read.agency).toMatchObject({ version: 1, cnpj: null, isYours: false, owner: fullName });
  expect((await owner.call("PUT", "/api/profile/agency", change)).status).toBe(200);
  const log = world.db.selectFrom("audit_log").select(["action", "before", "after"]);
  expect(await log.where("subject_id", "=", id).orderBy("id").execute()).toMatchObject([
    { action: "agency.made" },
    { action: "agency.changed", before: { name: agency.name }, after: { isNumberNew: true } },
  ]);
});

test("other members see what is shown to members, nobody sees a person who is not active", async () => {
  const marina = await signIn("advisor@lilamonde.test");
  const changes = {
    headline: "Ilhas",
    bio: "Segredo",
    cpf: "529.982.247-25",
    visibility: { bio: "private" },
  };
  await marina.call("PATCH", "/api/profile", { version: 0, changes });
  const hotel = await signIn("hotel@lilamonde.test");
  const shown = await (await hotel.call("GET", `/api/members/${marina.id}`)).text();
  expect(JSON.parse(shown)).toMatchObject({
    fullName: "Marina Teles",
    headline: "Ilhas",
    bio: null,
    email: null,
  });
  expect(shown).not.toMatch(/Segredo|52998224725|advisor@/);
  expect((await world.api(`/api/members/${marina.id}`)).status).toBe(401);
  const pending = await world.deps.auth.getUserByEmail("pending@lilamonde.test");
  expect((await hotel.call("GET", `/api/members/${pending!.id}`)).status).toBe(404);
  expect((await hotel.call("GET", `/api/members/${crypto.randomUUID()}`)).status).toBe(404);
});

test("the language is kept for pages and mails, and only one the house knows", async () => {
  const { id, call } = await signIn("advisor@lilamonde.test");
  expect(await (await call("PUT", "/api/profile/language", { language: "en" })).json()).toMatchObject({
    preferredLanguage: "en",
  });
  expect(await (await call("GET", "/api/me")).json()).toMatchObject({ preferredLanguage: "en" });
  const row = await world.db
    .selectFrom("auth.users")
    .select("language")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row).toEqual({ language: "en" });
  expect((await call("PUT", "/api/profile/language", { language: "tlh" })).status).toBe(400);
});

test("a photograph is recognised by its content, gets renditions, replaces the one before and can be removed", async () => {
  const { call } = await signIn("advisor@lilamonde.test");
  const refused = await call("PUT", "/api/profile/photo", new TextEncoder().encode("<svg onload=alert(1)>"));
  expect(refused.status).toBe(415);
  expect((await call("PUT", "/api/profile/photo", (await picture()).subarray(0, 60))).status).toBe(400);
  const noise = Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(Math.random() * 256)));
  expect((await call("PUT", "/api/profile/photo", noise)).status).toBe(413);

  expect((await call("PUT", "/api/profile/photo", await picture("png"))).status).toBe(204);
  const { avatarUrl: first } = await (await call("GET", "/api/me")).json();
  await until(async () => {
    const opened = await world.api(first, { headers: { accept: "image/avif,image/webp" } });
    expect(opened.headers.get("content-type")).toBe("image/avif");
  });

  await call("PUT", "/api/profile/photo", await picture());
  const { avatarUrl: second } = await (await call("GET", "/api/me")).json();
  expect((await world.api(first)).status).toBe(404);
  expect((await world.api(second)).status).toBe(200);
  expect(await world.db.selectFrom("files").select("id").execute()).toHaveLength(1);
  await call("DELETE", "/api/profile/photo");
  expect((await call("DELETE", "/api/profile/photo")).status).toBe(204);
  expect(await (await call("GET", "/api/me")).json()).toMatchObject({ avatarUrl: null });
  expect((await world.api(second)).status).toBe(404);
});

test("every change tells the person's open pages to read their account again", async () => {
  const { id, call } = await signIn("advisor@lilamonde.test");
  await call("PATCH", "/api/profile", { version: 0, changes: { fullName: "Marina" } });
  const events = await world.db.selectFrom("live_events").select(["topic", "event"]).execute();
  expect(events).toContainEqual({ topic: `user:${id}`, event: "account" });
});
