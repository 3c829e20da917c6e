import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MarketingWorld, openMarketingWorld } from "../testing/marketing-world.ts";
import { openCampaigns } from "./open-campaigns.ts";

let world: MarketingWorld;
beforeAll(async () => {
  world = await openMarketingWorld();
});
beforeEach(() => world.plant());
afterAll(() => world.close());

const told = async () => {
  const rows = await world.db
    .selectFrom("notifications as n")
    .innerJoin("profiles as p", "p.id", "n.user_id")
    .select(["p.full_name as name", "n.kind"])
    .where("n.kind", "like", "campaign%")
    .orderBy("n.created_at")
    .orderBy("n.kind")
    .execute();
  return rows.map(({ name, kind }) => `${name}: ${kind}`);
};

const everybody = [
  "Lia Antunes: campaign_opened",
  "Marina Teles: campaign_opened",
  "Rafael Nóbrega: campaign_early",
];

test("those who see campaigns early are told then, the others when it opens, each once, however often it is asked", async () => {
  const admin = await world.signIn("admin");
  await world.publish(admin, { startsOn: "2026-03-09" });
  await openCampaigns(world.deps);
  expect(await told()).toEqual([]);
  world.clock.set(new Date("2026-03-07T04:00:00Z"));
  await openCampaigns(world.deps);
  await openCampaigns(world.deps);
  expect(await told()).toEqual(["Rafael Nóbrega: campaign_early"]);
  world.clock.set(new Date("2026-03-09T03:00:00Z"));
  await openCampaigns(world.deps);
  await openCampaigns(world.deps);
  expect((await told()).sort()).toEqual(everybody);
});

test("after a standstill over both hours everybody is told at once that it is open, and a draft tells nobody", async () => {
  const admin = await world.signIn("admin");
  await world.publish(admin, { startsOn: "2026-03-09" });
  await world.call("POST", "/api/marketing/desk", admin, await world.draft());
  world.clock.set(new Date("2026-03-12T12:00:00Z"));
  await openCampaigns(world.deps);
  expect((await told()).sort()).toEqual([...everybody.slice(0, 2), "Rafael Nóbrega: campaign_opened"]);
});

test("a campaign that ended while nobody looked is told to nobody, then or later", async () => {
  const admin = await world.signIn("admin");
  await world.publish(admin, { startsOn: "2026-03-09", endsOn: "2026-03-12" });
  for (const day of ["13", "14"]) {
    world.clock.set(new Date(`2026-03-${day}T12:00:00Z`));
    await openCampaigns(world.deps);
  }
  expect(await told()).toEqual([]);
});
