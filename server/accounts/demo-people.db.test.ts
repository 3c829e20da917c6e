import { afterEach, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";

let world: World;
beforeEach(async () => {
  world = await getWorld({ isPlanted: true });
});
afterEach(() => world.close());

const signIn = async (email: string) => {
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "any" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return answer.json();
};
const identify = (token: string) =>
  world.deps.identify(
    new Request("http://lilamonde.test", { headers: { authorization: `Bearer ${token}` } }),
  );

test("the demo people sign in, each in their role, and planting again changes nothing", async () => {
  await plant(world.deps);
  for (const { email, role, isActive } of demoPeople) {
    const { access_token } = await signIn(email);
    const actor = await identify(access_token);
    expect(actor, email).toMatchObject({ role, status: isActive ? "active" : "pending" });
  }
  expect(await world.db.selectFrom("profiles").select("id").execute()).toHaveLength(demoPeople.length);
});

test("a demo advisor stands on the ladder with what the next tier asks", async () => {
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

test("whoever has a second factor is nobody until they used it, whenever their token was made", async () => {
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
