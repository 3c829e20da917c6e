import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { changeStatus } from "./change-status.ts";

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

const post = (path: string, body: unknown, authorization = "") =>
  world.api(path, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
async function signIn(who: string): Promise<string> {
  const email = `${who}@lilamonde.test`;
  const answer = await post("/auth/v1/token?grant_type=password", { email, password: DEMO_PASSWORD });
  return answer.ok ? `Bearer ${(await answer.json()).access_token}` : (await answer.json()).error_code;
}
const read = async (path: string, authorization: string) =>
  (await world.api(path, { headers: { authorization } })).json();
async function find(who: string) {
  const { id } = (await world.deps.auth.getUserByEmail(`${who}@lilamonde.test`))!;
  const { version } = await world.db
    .selectFrom("profiles")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, version };
}
const decide = (id: string, change: unknown, authorization: string) =>
  post(`/api/people/${id}/status`, change, authorization);
const me = async (authorization: string) =>
  (await world.api("/api/me", { headers: { authorization } })).status;

const countsOf = (facet: { value: string; count: { value: number } }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count.value]));
const namesOf = (list: { rows: { fullName: string }[] }) => list.rows.map(({ fullName }) => fullName);

test("the list has what was asked for with the counts of all, and finds words without accents", async () => {
  const admin = await signIn("admin");
  const { rows, count, facets, hasMore, nextCursor } = await read("/api/people?status=pending", admin);
  expect(rows).toMatchObject([
    { fullName: "Clara Bastos", email: "pending@lilamonde.test", status: "pending", selectedRole: "advisor" },
  ]);
  expect({ count, hasMore, nextCursor }).toEqual({
    count: { value: 1, isMore: false },
    hasMore: false,
    nextCursor: null,
  });
  expect(countsOf(facets.status)).toEqual({
    pending: 1,
    active: demoPeople.length - 1,
    rejected: 0,
    suspended: 0,
  });
  expect(namesOf(await read("/api/people?status=active&q=nobrega%20operator", admin))).toEqual([
    "Rafael Nóbrega",
  ]);
  expect(countsOf((await read("/api/people?status=active&role=admin", admin)).facets.status).active).toBe(2);
  expect((await read("/api/people?status=active&q=%25", admin)).rows).toEqual([]);
});

test("going on after a page brings everybody once, and never by the cursor of another sort", async () => {
  const admin = await signIn("admin");
  const whole = namesOf(await read("/api/people?sort=fullName", admin));
  expect(whole).toHaveLength(demoPeople.length);
  const seen: string[] = [];
  for (let cursor = ""; cursor !== null; ) {
    const page = await read(`/api/people?sort=fullName&limit=2${cursor && `&cursor=${cursor}`}`, admin);
    seen.push(...namesOf(page));
    if (page.hasMore)
      expect((await read(`/api/people?cursor=${page.nextCursor}`, admin)).fields).toEqual({
        cursor: "invalid",
      });
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(whole);
});

test("the file has the people that the question leaves, by name and code", async () => {
  const headers = { authorization: await signIn("admin") };
  const answer = await world.api("/api/people.file?status=active&q=rafael", { headers });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="people.csv"');
  expect((await answer.text()).split("\r\n")).toEqual([
    "fullName,email,isEmailConfirmed,status,role,selectedRole,invitedBy,reason,createdAt,updatedAt",
    expect.stringMatching(
      /^Rafael Nóbrega,operator@lilamonde\.test,true,active,tour_operator,.*,2026-\d\d-\d\dT[\d:.]+Z$/,
    ),
    "",
  ]);
  const english = await (await world.api("/api/people.file?role=hotel", { headers })).text();
  const hotels = demoPeople.filter(({ role }) => role === "hotel");
  expect(english.split("\r\n")).toHaveLength(hotels.length + 2);
  expect(english).toContain("hotel@lilamonde.test,");
});

test("an approved person has the role, stands on the first tier, is written to and gets in", async () => {
  const admin = await signIn("admin");
  const { id, version } = await find("pending");
  const answer = await decide(id, { to: "active", role: "advisor", version }, admin);
  expect(await answer.json()).toMatchObject({ status: "active", role: "advisor", version: version + 1 });
  expect(await read("/api/me", await signIn("pending"))).toMatchObject({
    status: "active",
    role: "advisor",
    tier: "purple",
    reputationScore: 0,
    nextTierRequirements: { required_reputation_score: 200 },
  });
  const mail = await world.mailAbout("Seu acesso à Lilamonde está aberto");
  expect(mail).toMatchObject({ to: "pending@lilamonde.test" });
  const { history } = await read(`/api/people/${id}`, admin);
  expect(history).toMatchObject([{ from: "pending", to: "active", role: "advisor", by: "Helena Duarte" }]);
});

test("administrators are told of whoever proved their address, and who comes in what to do first", async () => {
  const data = { full_name: "Inês Aguiar", selected_role: "advisor" };
  await post("/auth/v1/signup", { email: "ines@example.com", password: DEMO_PASSWORD, data });
  const told = async (authorization: string) =>
    (await read("/api/notifications", authorization)).notifications;
  const admin = await signIn("admin");
  expect(await told(admin)).toEqual([]);
  const { text } = await world.mailAbout("Confirme seu e-mail");
  await world.api(text.match(/http:\/\/lilamonde\.test(\S+verify\S+)/)![1]!);
  const { id } = (await world.deps.auth.getUserByEmail("ines@example.com"))!;
  const waiting = {
    kind: "account_waiting",
    text: { pt: expect.stringContaining("Inês Aguiar") },
    link: `/admin/approvals?person=${id}`,
  };
  expect(await told(admin)).toMatchObject([waiting]);
  expect(await told(await signIn("admin2"))).toMatchObject([waiting]);
  await decide(id, { to: "active", role: "hotel", version: 1 }, admin);
  const answer = await post("/auth/v1/token?grant_type=password", {
    email: "ines@example.com",
    password: DEMO_PASSWORD,
  });
  expect(await told(`Bearer ${(await answer.json()).access_token}`)).toMatchObject([
    { kind: "profile_to_complete", link: "/hotel-portal/profile" },
  ]);
});

test("a rejection and a suspension need a reason, which the person is told in their language", async () => {
  const admin = await signIn("admin");
  const { id, version } = await find("pending");
  await world.db.updateTable("profiles").set({ preferred_language: "en" }).where("id", "=", id).execute();
  const bare = await decide(id, { to: "rejected", version }, admin);
  expect(bare.status).toBe(400);
  expect(await bare.json()).toMatchObject({ fields: { reason: "required" } });
  const reason = "Cadastur <b>expired</b>";
  expect((await decide(id, { to: "rejected", reason, version }, admin)).status).toBe(200);
  const mail = await world.mailAbout("About your request for access to Lilamonde");
  expect(mail.text).toContain(`Reason: ${reason}`);
  expect(mail.html).toContain("&lt;b&gt;");
});

test("a suspended person is out at once, cannot sign in, and comes back as what they were", async () => {
  const admin = await signIn("admin");
  const advisor = await signIn("advisor");
  const { id, version } = await find("advisor");
  expect(await me(advisor)).toBe(200);
  await decide(id, { to: "suspended", reason: "Contrato encerrado", version }, admin);
  expect((await world.api("/api/updates", { headers: { authorization: advisor } })).status).toBeGreaterThan(
    400,
  );
  expect(await signIn("advisor")).toBe("user_banned");
  const events = await world.db.selectFrom("live_events").select(["topic", "event"]).execute();
  expect(events).toEqual([{ topic: `user:${id}`, event: "account" }]);
  const back = await decide(id, { to: "active", role: "admin", version: version + 1 }, admin);
  expect(await back.json()).toMatchObject({ status: "active", role: "advisor" });
  const again = await signIn("advisor");
  // A node hears of the end of a ban a moment after it was committed.
  await expect.poll(() => me(again)).toBe(200);
  expect(await read("/api/me", again)).toMatchObject({ tier: "purple", reputationScore: 20 });
  expect((await world.mailAbout("ativa de novo")).to).toBe("advisor@lilamonde.test");
});

test("an active person is given another role, is told, and leaves the old one's tier behind", async () => {
  const admin = await signIn("admin");
  const advisor = await signIn("advisor");
  const { id, version } = await find("advisor");
  const appoint = (role: string, seen: number) =>
    post(`/api/people/${id}/role`, { role, version: seen }, admin);
  expect((await appoint("advisor", version)).status).toBe(409);
  expect(await (await appoint("hotel", version)).json()).toMatchObject({ role: "hotel", status: "active" });
  expect((await appoint("advisor", version)).status).toBe(409);
  expect(await read("/api/me", advisor)).toMatchObject({ role: "hotel", tier: null, reputationScore: null });
  expect((await world.mailAbout("O tipo da sua conta na Lilamonde mudou")).text).toContain("Hotel");
  await appoint("advisor", version + 1);
  expect(await read("/api/me", advisor)).toMatchObject({ tier: "purple", reputationScore: 20 });
});

test("of two decisions on the same version one holds, and the other is told", async () => {
  const deciders = [await signIn("admin"), await signIn("admin2")];
  const { id, version } = await find("pending");
  const answers = await Promise.all([
    decide(id, { to: "active", role: "hotel", version }, deciders[0]!),
    decide(id, { to: "rejected", reason: "Duplicado", version }, deciders[1]!),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("nobody decides about themselves, and two administrators do not shut each other out", async () => {
  const [first, second] = [await signIn("admin"), await signIn("admin2")];
  const [one, two] = [await find("admin"), await find("admin2")];
  const change = (version: number) => ({ to: "suspended", reason: "Teste", version });
  expect((await decide(one.id, change(one.version), first)).status).toBe(403);
  const answers = await Promise.all([
    decide(two.id, change(two.version), first),
    decide(one.id, change(one.version), second),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("who was an administrator when they asked and is none when it is decided decides nothing", async () => {
  const { id } = (await world.deps.auth.getUserByEmail("admin2@lilamonde.test"))!;
  const { id: waiting } = (await world.deps.auth.getUserByEmail("pending@lilamonde.test"))!;
  const { version } = await world.db
    .selectFrom("profiles")
    .select("version")
    .where("id", "=", waiting)
    .executeTakeFirstOrThrow();
  await world.db.updateTable("user_roles").set({ role: "advisor" }).where("user_id", "=", id).execute();
  const actor = { id, status: "active", role: "admin" } as const;
  const change = { to: "active", role: "admin", version } as const;
  await expect(changeStatus(world.deps, { actor, id: waiting, change })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("what cannot follow from a status is refused, and so is an approval without a role", async () => {
  const admin = await signIn("admin");
  const { id, version } = await find("pending");
  expect((await decide(id, { to: "suspended", reason: "x", version }, admin)).status).toBe(409);
  expect((await decide(id, { to: "active", version }, admin)).status).toBe(400);
  expect((await decide(crypto.randomUUID(), { to: "active", role: "hotel", version }, admin)).status).toBe(
    404,
  );
});
