import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { loadServiceKey } from "#platform/service-key.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantUpdates } from "../updates/plant-updates.ts";

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
  const json = { "content-type": "application/json" };
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token, user } = await answer.json();
  return { id: user.id as string, token: access_token as string, call: caller(access_token) };
}
const caller = (token: string) => (method: string, path: string, body?: unknown) =>
  world.api(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body instanceof Uint8Array ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  } as RequestInit);

async function writeToTheTeam(email: string) {
  const message = {
    name: "Marina",
    email,
    interest: "other",
    subject: "Olá",
    message: "Bom dia",
    language: "pt",
  };
  await world.api("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
}

test("the export holds everything of the person and nothing of anyone else", async () => {
  await plantUpdates(world.deps);
  await writeToTheTeam("advisor@lilamonde.test");
  await writeToTheTeam("hotel@lilamonde.test");
  await signIn("hotel@lilamonde.test");
  const { call } = await signIn("advisor@lilamonde.test");
  await call("PATCH", "/api/profile", { version: 0, changes: { cpf: "529.982.247-25" } });
  await call("POST", "/api/updates/read", { ids: "all" });
  const mailed = { kind: "profile_to_complete", channel: "email", isOn: true };
  await call("PUT", "/api/notifications/choices", mailed);
  const answer = await call("GET", "/api/privacy/export");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const text = await answer.text();
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { user: { email: "advisor@lilamonde.test" }, sessions: [{}], standing: { tier: "purple" } },
    profile: { cpf: "52998224725", photo: null },
    contact_messages: [{ subject: "Olá" }],
    newsletter: null,
    notifications: { received: [], choices: [{ kind: "profile_to_complete", channel: "email", isOn: true }] },
    invites: [],
    decisions: [],
  });
  expect(data.updates_read.length).toBeGreaterThan(0);
  expect(data.account.log.map(({ action }: { action: string }) => action)).toContain("login");
  expect(text).not.toMatch(/hotel@lilamonde\.test|password_hash|argon2/);
});

test("leaving asks for the password, then voids every session and erases the person", async () => {
  await writeToTheTeam("advisor@lilamonde.test");
  const { id, call } = await signIn("advisor@lilamonde.test");
  const elsewhere = await signIn("advisor@lilamonde.test");
  const agency = { version: 0, name: "Teles", cnpj: null, site: null, city: null };
  await call("PUT", "/api/profile/agency", agency);
  for (const proof of [{}, { password: "não é esta" }, { nonce: "000000" }]) {
    const refused = await call("POST", "/api/privacy/deletion", proof);
    expect([refused.status, (await refused.json()).code]).toEqual([403, "proof_needed"]);
  }
  expect((await call("POST", "/api/privacy/deletion", { password: DEMO_PASSWORD })).status).toBe(204);
  await until(async () => expect((await elsewhere.call("GET", "/api/me")).status).toBe(401));
  expect(await world.deps.auth.getUser(id)).toBeNull();
  for (const table of ["profiles", "user_roles", "profile_details"] as const) {
    const column = table === "profiles" ? "id" : "user_id";
    expect(
      await world.db
        .selectFrom(table)
        .selectAll()
        .where(column as "id", "=", id)
        .execute(),
    ).toEqual([]);
  }
  expect(await world.db.selectFrom("agencies").select("id").execute()).toEqual([]);
  expect(await world.db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
  expect(await world.mailAbout("Sua conta na Lilamonde foi excluída")).toMatchObject({
    to: "advisor@lilamonde.test",
  });
});

for (const isSoft of [false, true]) {
  test(`an account the service key ends${isSoft ? " softly" : ""} leaves nothing of the person`, async () => {
    const { id, call } = await signIn("advisor@lilamonde.test");
    const blank = { width: 64, height: 64, channels: 3, background: "#5b2a36" } as const;
    const photo = await sharp({ create: blank }).webp().toBuffer();
    expect((await call("PUT", "/api/profile/photo", photo)).status).toBe(204);
    const agency = { version: 0, name: "Teles", cnpj: null, site: null, city: null };
    expect((await call("PUT", "/api/profile/agency", agency)).status).toBe(200);
    await writeToTheTeam("advisor@lilamonde.test");
    const service = caller(loadServiceKey(world.deps.config));
    const how = { should_soft_delete: isSoft };
    expect((await service("DELETE", `/auth/v1/admin/users/${id}`, how)).status).toBe(200);
    for (const table of ["files", "agencies", "profile_details", "contact_messages"] as const) {
      expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const left = await world.db.selectFrom("profiles").select("id").where("id", "=", id).execute();
    expect(left).toEqual([]);
    const heard = world.db.selectFrom("live_events").select("event").where("topic", "=", `user:${id}`);
    expect((await heard.execute()).at(-1)).toEqual({ event: "account" });
    await until(async () => expect((await call("GET", "/api/me")).status).toBe(401));
  });
}

test("who has a second factor shows it, and a fresh one is proof enough", async () => {
  const { token } = await signIn("operator@lilamonde.test");
  const lifted = await addSecondFactor(world, token);

  const byPasswordAlone = await signIn("operator@lilamonde.test");
  const proof = { password: DEMO_PASSWORD };
  expect((await byPasswordAlone.call("POST", "/api/privacy/deletion", proof)).status).toBe(401);
  const strong = caller(lifted.token);
  world.clock.set(new Date(world.clock.now().getTime() + 301_000));
  expect((await strong("POST", "/api/privacy/deletion", {})).status).toBe(403);
  world.clock.set(new Date(world.clock.now().getTime() - 2_000));
  expect((await strong("POST", "/api/privacy/deletion", {})).status).toBe(204);
});

test("who has no password shows a mailed code, once", async () => {
  const { call } = await signIn("hotel@lilamonde.test");
  await call("GET", "/auth/v1/reauthenticate");
  const { text } = await world.mailAbout("código");
  const nonce = text.match(/\b\d{6}\b/)![0];
  expect((await call("POST", "/api/privacy/deletion", { nonce })).status).toBe(204);
});

test("an only administrator stays, one of two may leave", async () => {
  const first = await signIn("admin@lilamonde.test");
  const second = await signIn("admin2@lilamonde.test");
  const proof = { password: DEMO_PASSWORD };
  expect((await first.call("POST", "/api/privacy/deletion", proof)).status).toBe(204);
  const refused = await second.call("POST", "/api/privacy/deletion", proof);
  expect([refused.status, (await refused.json()).code]).toEqual([409, "only_administrator"]);
});

test("a person sees where they are signed in and signs one place out, never another's", async () => {
  const here = await signIn("advisor@lilamonde.test");
  const there = await signIn("advisor@lilamonde.test");
  const hotel = await signIn("hotel@lilamonde.test");
  const { sessions } = await (await here.call("GET", "/api/security/sessions")).json();
  expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
  const other = sessions[1].id;
  expect((await hotel.call("DELETE", `/api/security/sessions/${other}`)).status).toBe(404);
  expect((await there.call("GET", "/api/me")).status).toBe(200);
  expect((await here.call("DELETE", `/api/security/sessions/${other}`)).status).toBe(204);
  // Every node hears of it by NOTIFY, a moment after the answer.
  await until(async () => expect((await there.call("GET", "/api/me")).status).toBe(401));
  expect((await here.call("DELETE", `/api/security/sessions/${other}`)).status).toBe(404);
});
