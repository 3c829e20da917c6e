import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MarketingWorld, openMarketingWorld } from "./testing/marketing-world.ts";

let world: MarketingWorld;
let admin: string;
let advisor: string;
let operator: string;
beforeAll(async () => {
  world = await openMarketingWorld();
});
beforeEach(async () => {
  await world.plant();
  admin = await world.signIn("admin");
  advisor = await world.signIn("advisor");
  operator = await world.signIn("operator");
});
afterAll(() => world.close());

const titles = async (token: string) =>
  (await world.read("/api/marketing/campaigns", token)).campaigns.map(
    ({ title, situation }: { title: { pt: string }; situation: string }) => `${title.pt}: ${situation}`,
  );

test("a campaign is a draft until an administrator publishes it; then members see it and are told", async () => {
  const made = await world.call("POST", "/api/marketing/desk", admin, await world.draft());
  expect(made.status).toBe(201);
  const { id, version } = await made.json();
  expect(await titles(advisor)).toEqual([]);
  expect((await world.call("GET", `/api/marketing/campaigns/${id}`, advisor)).status).toBe(404);
  const move = { to: "published", version };
  const published = await world.call("POST", `/api/marketing/desk/${id}/state`, admin, move);
  expect(await published.json()).toMatchObject({ state: "published", version: version + 1 });
  expect(await titles(advisor)).toEqual(["Julho na lagoa: open"]);
  const notices = (await world.read("/api/notifications", advisor)).notifications;
  expect(JSON.stringify(notices)).toContain(`/advisor-portal/marketing/${id}`);
  const again = await world.call("POST", `/api/marketing/desk/${id}/state`, admin, move);
  expect([again.status, (await again.json()).code]).toEqual([409, "conflict"]);
});

test("days the wrong way round, a hotel that is not there and a text without its English are refused by name", async () => {
  const refused = async (change: object) => {
    const answer = await world.call("POST", "/api/marketing/desk", admin, {
      ...(await world.draft()),
      ...change,
    });
    return [answer.status, (await answer.json()).fields];
  };
  expect(await refused({ endsOn: "2026-03-01" })).toEqual([400, { endsOn: "ends_before_start" }]);
  expect(await refused({ hotelIds: ["00000000-0000-4000-8000-000000000000"] })).toEqual([
    400,
    { hotelIds: "unknown" },
  ]);
  expect(await refused({ headline: { pt: "Só em português", en: "" } })).toEqual([
    400,
    { "headline.en": "required" },
  ]);
  expect(await refused({ pictures: ["../../etc/passwd"] })).toEqual([400, { "pictures.0": "invalid" }]);
});

test("an edit of an older version is refused with the newer one", async () => {
  const id = await world.publish(admin);
  const edit = { ...(await world.draft()), version: 2, endsOn: "2026-03-30" };
  const first = await world.call("PUT", `/api/marketing/desk/${id}`, admin, edit);
  expect(await first.json()).toMatchObject({ version: 3, endsOn: "2026-03-30" });
  const late = await world.call("PUT", `/api/marketing/desk/${id}`, admin, edit);
  expect([late.status, (await late.json()).current.version]).toEqual([409, 3]);
});

test("before it opens, a campaign is there for those who see it 48 hours early, announced to others, and unknown before", async () => {
  // The clock says 2 March, noon UTC; in São Paulo the 4th begins 39 hours later.
  const soon = await world.publish(admin, { startsOn: "2026-03-04" });
  const later = await world.publish(admin, { startsOn: "2026-03-09" });
  expect(await titles(operator)).toEqual(["Julho na lagoa: early"]);
  expect(await titles(advisor)).toEqual(["Julho na lagoa: announced"]);
  const asked = await world.call("GET", `/api/marketing/campaigns/${soon}`, advisor);
  expect([asked.status, await asked.json()]).toMatchObject([
    403,
    { code: "campaign_not_open", current: { opensAt: "2026-03-04T03:00:00.000Z" } },
  ]);
  expect((await world.call("GET", `/api/marketing/campaigns/${soon}`, operator)).status).toBe(200);
  for (const token of [advisor, operator])
    expect((await world.call("GET", `/api/marketing/campaigns/${later}`, token)).status).toBe(404);
  const link = await world.call("PUT", `/api/marketing/campaigns/${soon}/link`, advisor);
  expect(link.status).toBe(403);
});

test("after its last day a campaign keeps its figures and gives no more pieces", async () => {
  const id = await world.publish(admin);
  await world.call("PUT", `/api/marketing/campaigns/${id}/link`, advisor);
  world.clock.set(new Date("2026-03-23T03:00:00Z"));
  advisor = await world.signIn("advisor");
  expect(await titles(advisor)).toEqual(["Julho na lagoa: ended"]);
  const piece = await world.call(
    "GET",
    `/api/marketing/campaigns/${id}/pieces/square?language=pt&size=preview`,
    advisor,
  );
  expect([piece.status, (await piece.json()).code]).toEqual([410, "campaign_over"]);
  expect((await world.call("GET", `/api/marketing/campaigns/${id}/results`, advisor)).status).toBe(200);
});

test("a campaign that is taken back is gone, and whoever used its link reads why", async () => {
  const id = await world.publish(admin);
  const { code } = await (await world.call("PUT", `/api/marketing/campaigns/${id}/link`, advisor)).json();
  const state = `/api/marketing/desk/${id}/state`;
  const silent = await world.call("POST", state, admin, { to: "withdrawn", version: 2 });
  expect([silent.status, (await silent.json()).fields]).toEqual([400, { reason: "required" }]);
  await world.call("POST", state, admin, { to: "withdrawn", version: 2, reason: "A tarifa mudou." });
  expect(await titles(advisor)).toEqual([]);
  const told = JSON.stringify((await world.read("/api/notifications", advisor)).notifications);
  expect(told).toContain("A tarifa mudou.");
  const notTold = JSON.stringify((await world.read("/api/notifications", operator)).notifications);
  expect(notTold).not.toContain("A tarifa mudou.");
  expect((await world.open(code)).headers.get("location")).toBe(`/velaa-private-island#r=${code}`);
});

test("the pictures to choose from are those of the hotels' pages and kits", async () => {
  const hotel = await world.hotelId("velaa-private-island");
  const { pictures } = await world.read(`/api/marketing/pictures?hotels=${hotel}`, admin);
  expect(pictures.map(({ ref }: { ref: string }) => ref)).toContain("art:velaa-aerial");
  expect((await world.call("GET", `/api/marketing/pictures?hotels=${hotel}`, advisor)).status).toBe(403);
});
