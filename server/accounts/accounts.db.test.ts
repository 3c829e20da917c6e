import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { transact } from "#platform/database/transact.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";
import { openProfile } from "./open-profile.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1" } });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const post = (path: string, body: unknown) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "any" },
    body: JSON.stringify(body),
  });
const signIn = async (email: string, password = DEMO_PASSWORD) =>
  (await post("/auth/v1/token?grant_type=password", { email, password })).json();
const identify = (token: string) =>
  world.deps.identify(
    new Request("http://lilamonde.test", { headers: { authorization: `Bearer ${token}` } }),
  );

test("a sign-up has a profile that waits for approval, and the API tells it that alone", async () => {
  const data = { full_name: "Inês Aguiar", selected_role: "Travel Advisor" };
  const { access_token, user } = await (
    await post("/auth/v1/signup", { email: "ines@example.com", password: "mar calmo de abril", data })
  ).json();
  const profile = await world.db
    .selectFrom("profiles")
    .selectAll()
    .where("id", "=", user.id)
    .executeTakeFirst();
  expect(profile).toMatchObject({
    status: "pending",
    full_name: "Inês Aguiar",
    preferred_language: "pt-BR",
    selected_role: "advisor",
  });
  const me = await world.api("/api/me", { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toEqual({ status: "pending" });
});

test("the profile is written anew when the address is proven, and never once somebody decided on it", async () => {
  const id = crypto.randomUUID();
  const say = (name: string, role: string) =>
    transact(world.db, (tx) => {
      const account = { id, user_metadata: { full_name: name, selected_role: role } };
      return openProfile(tx, account, world.deps.clock.now());
    });
  await world.deps.auth.createUser({ id, email: "lia@example.com", user_metadata: { full_name: "Mallory" } });
  const read = () =>
    world.db
      .selectFrom("profiles")
      .select(["full_name", "selected_role"])
      .where("id", "=", id)
      .executeTakeFirst();
  expect(await read()).toEqual({ full_name: "Mallory", selected_role: null });
  await say("Lia Prado", "hotel");
  expect(await read()).toEqual({ full_name: "Lia Prado", selected_role: "hotel" });
  await world.db.updateTable("profiles").set({ status: "active" }).where("id", "=", id).execute();
  await say("Somebody", "advisor");
  expect(await read()).toEqual({ full_name: "Lia Prado", selected_role: "hotel" });
});

test("a sign-up that asks to be an administrator is none, also once it is active", async () => {
  const data = { full_name: "Eva", selected_role: "admin" };
  const { access_token, user } = await (
    await post("/auth/v1/signup", { email: "eva@example.com", password: "mar calmo de abril", data })
  ).json();
  await world.db.updateTable("profiles").set({ status: "active" }).where("id", "=", user.id).execute();
  expect(await identify(access_token)).toMatchObject({ status: "active", role: null });
});

test("the demo people sign in, each in their role, and planting again changes nothing", async () => {
  await plant(world.deps);
  await plant(world.deps);
  for (const { email, role, isActive } of demoPeople) {
    const { access_token } = await signIn(email);
    const actor = await identify(access_token);
    expect(actor, email).toMatchObject({ role, status: isActive ? "active" : "pending" });
  }
  expect(await world.db.selectFrom("profiles").select("id").execute()).toHaveLength(demoPeople.length);
});

test("a demo advisor stands on the ladder with what the next tier asks", async () => {
  await plant(world.deps);
  const row = await world.db
    .selectFrom("travel_advisors")
    .innerJoin("profiles", "profiles.id", "travel_advisors.user_id")
    .innerJoin("advisor_tiers", "advisor_tiers.id", "travel_advisors.advisor_tier_id")
    .innerJoin("advisor_reputation", "advisor_reputation.advisor_id", "travel_advisors.user_id")
    .select(["tier_name", "reputation_score", "next_tier_requirements"])
    .where("full_name", "=", "Marina Teles")
    .executeTakeFirst();
  expect(row).toEqual({
    tier_name: "silver",
    reputation_score: 342,
    next_tier_requirements: { required_reputation_score: 600 },
  });
});

test("a signed-in advisor is told who they are, and nobody is told anything", async () => {
  await plant(world.deps);
  const { access_token } = await signIn("advisor@lilamonde.test");
  const me = await world.api("/api/me", { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({
    status: "active",
    role: "advisor",
    fullName: "Marina Teles",
    preferredLanguage: "pt-BR",
    avatarUrl: null,
    tier: "silver",
    reputationScore: 342,
    nextTierRequirements: { required_reputation_score: 600 },
  });
  expect((await world.api("/api/me")).status).toBe(401);
});

test("no token, a broken token and a foreign token are nobody", async () => {
  expect(await identify("")).toBeNull();
  expect(await identify("a.b.c")).toBeNull();
  expect(await world.deps.identify(new Request("http://lilamonde.test"))).toBeNull();
});

test("whoever has a second factor is nobody until they used it, whenever their token was made", async () => {
  await plant(world.deps);
  const email = "admin@lilamonde.test";
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  expect(await identify(here.access_token)).toMatchObject({ role: "admin" });
  const app = await addSecondFactor(world, here.access_token);
  expect(await identify(app.token)).toMatchObject({ role: "admin" });
  const later = await signIn(email);
  for (const { access_token } of [here, elsewhere, later]) expect(await identify(access_token)).toBeNull();
  for (const path of ["/api/me", "/api/people", "/api/privacy/export", "/api/live"]) {
    const headers = { authorization: `Bearer ${later.access_token}` };
    expect((await world.api(path, { headers })).status, path).toBe(401);
  }
});

test("a session that lost the factor it used is nobody's while another one stands", async () => {
  await plant(world.deps);
  const email = "admin@lilamonde.test";
  const first = await addSecondFactor(world, (await signIn(email)).access_token);
  const second = await addSecondFactor(world, first.token);
  world.clock.set(new Date(world.clock.now().getTime() + 90_000));
  const elsewhere = await first.use((await signIn(email)).access_token);
  expect(await identify(elsewhere)).toMatchObject({ role: "admin" });
  const headers = { authorization: `Bearer ${second.token}` };
  const removed = await world.api(`/auth/v1/factors/${first.id}`, { method: "DELETE", headers });
  expect(removed.status).toBe(200);
  expect(await identify(elsewhere)).toBeNull();
  expect(await identify(second.token)).toMatchObject({ role: "admin" });
});
