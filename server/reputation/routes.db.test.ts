import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Entry, Standing, Statement } from "#domain/reputation/statement.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { passDay } from "./pass-day.ts";
import { plantRules } from "./plant-rules.ts";

type Person = Awaited<ReturnType<typeof enter>>;
let world: World;
let advisor: Person;
let admin: Person;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantRules(world.deps);
  [advisor, admin] = [await enter(world, "advisor"), await enter(world, "admin")];
});
afterAll(() => world.close());

const tell = (...facts: NewFact[]) => transact(world.db, (tx) => recordFacts(tx, world.deps, facts));
const published = (journeyId = randomUUID()): NewFact => ({
  ...{ kind: "journey_published", cause: randomUUID() },
  data: { journeyId, ownerId: advisor.id, snapshotId: randomUUID(), number: 1 },
});
const accepted = (journeyId = randomUUID()): NewFact => ({
  ...{ kind: "proposal_accepted", cause: randomUUID() },
  data: { journeyId, ownerId: advisor.id, snapshotId: randomUUID(), optionId: randomUUID() },
});
const booked = (journeyId = randomUUID()): NewFact => ({
  ...{ kind: "proposal_booked", cause: journeyId },
  data: { journeyId, ownerId: advisor.id, clientId: null, optionId: randomUUID() },
});
const left = (total = 1_000_00, ownerId = advisor.id): NewFact => {
  const bookingId = randomUUID();
  const ids = { bookingId, hotelId: randomUUID(), ownerId, journeyId: null, blockId: null };
  const data = { ...ids, currency: "BRL" as const, total, commission: 0, contractId: randomUUID() };
  return { kind: "stay_completed", cause: bookingId, data };
};
const read = async <T>(who: Person, path: string): Promise<T> => (await who.call("GET", path)).json();
const score = async () => (await read<{ reputationScore: number }>(advisor, "/api/me")).reputationScore;
const entries = async (query = "") =>
  (await read<Statement>(advisor, `/api/reputation/entries${query}`)).rows;
const refused = async (asked: Promise<Response>) => {
  const answer = await asked;
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

test("points come with what happened, once, within the month's cap, and the statement adds up to the score", async () => {
  const journeyId = randomUUID();
  await tell(published(journeyId), accepted(journeyId), booked(journeyId));
  // Published anew it is the same proposal.
  await tell(published(journeyId));
  for (let count = 0; count < 12; count++) await tell(published());
  expect(await score()).toBe(20 + 15 + 10);
  const rows = await entries("?limit=100");
  expect(rows.filter(({ rule }) => rule === "proposal_published").map(({ points }) => points)).toEqual([
    ...[0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ]);
  expect(rows[0]).toMatchObject({ asked: 1, points: 0, balance: 45, evidence: { kind: "journey" } });
  const standing = await read<Standing>(advisor, "/api/reputation");
  expect(standing).toMatchObject({ score: 45, entries: 15 });
  expect(standing.parts).toEqual([
    { rule: "opening", points: 20 },
    { rule: "proposal_accepted", points: 15 },
    { rule: "proposal_published", points: 10 },
  ]);
  expect(standing.trend.at(-1)).toEqual({ day: "2026-03-02", score: 45 });
});

test("a score that reaches the next tier moves up at once, and the header knows what comes next", async () => {
  await tell(left(60_000_00), left(60_000_00));
  expect(await read(advisor, "/api/me")).toMatchObject({
    ...{ tier: "silver", reputationScore: 220, nextTierRequirements: { required_reputation_score: 600 } },
  });
  // Their open pages are told, without being asked.
  const told = await world.db.selectFrom("live_events").select(["topic", "event"]).execute();
  expect(told).toContainEqual({ topic: `user:${advisor.id}`, event: "standing" });
});

test("an appeal is kept once, answered by a correction that its owner reads, and nobody else's is there", async () => {
  await tell(left());
  const [entry] = await entries("?kind=rule");
  const appeal = (who: Person, text: unknown = "A estadia teve outra noite.") =>
    who.call("POST", `/api/reputation/entries/${entry!.id}/appeal`, { text });
  const operator = await enter(world, "operator");
  expect(await refused(appeal(operator))).toEqual([404, "not_found"]);
  expect(await refused(appeal(advisor, " "))).toEqual([400, "validation_failed"]);
  const kept = (await (await appeal(advisor)).json()) as Entry;
  expect(kept).toMatchObject({ appeal: { state: "waiting", dueOn: "2026-03-05" }, canAppeal: false });
  expect(await refused(appeal(advisor))).toEqual([409, "appeal_exists"]);
  const queue = await read<{ rows: { id: string; version: number }[] }>(
    admin,
    "/api/admin/appeals?state=waiting",
  );
  expect(queue.rows).toMatchObject([
    { person: { name: "Marina Teles" }, entry: { id: entry!.id, points: 41 } },
  ]);
  const { id, version } = queue.rows[0]!;
  const decide = (who: Person, decision: object) =>
    who.call("POST", `/api/admin/appeals/${id}/decision`, decision);
  const granted = { points: 60, answer: "Tem razão: foram duas noites a mais.", version };
  expect(await refused(decide(advisor, granted))).toEqual([403, "forbidden"]);
  expect(await refused(decide(admin, { ...granted, version: 7 }))).toEqual([409, "conflict"]);
  expect((await decide(admin, granted)).status).toBe(200);
  expect(await refused(decide(admin, granted))).toEqual([409, "appeal_decided"]);
  expect(await score()).toBe(80);
  const [correction, original] = await entries();
  expect(correction).toMatchObject({
    kind: "correction",
    points: 19,
    words: granted.answer,
    aboutId: entry!.id,
  });
  expect(original).toMatchObject({ points: 41, correctedTo: 60, appeal: { state: "granted" } });
  expect((await world.mailAbout("Sua contestação foi aceita")).to).toContain("advisor@lilamonde.test");
});

test("an administrator corrects with a reason; a correction of a correction is refused, and so is nothing", async () => {
  await tell(booked());
  const [entry] = await entries("?kind=rule");
  const correct = (id: string, points: number) =>
    admin.call("POST", `/api/admin/reputation-entries/${id}/correction`, {
      points,
      reason: "Contado em dobro.",
    });
  expect(await refused(correct(entry!.id, 15))).toEqual([409, "nothing_corrected"]);
  expect((await correct(entry!.id, 0)).status).toBe(200);
  const [correction] = await entries("?kind=correction");
  expect(await refused(correct(correction!.id, 5))).toEqual([409, "correction_of_correction"]);
  const appeal = advisor.call("POST", `/api/reputation/entries/${correction!.id}/appeal`, { text: "Não." });
  expect(await refused(appeal)).toEqual([409, "correction_of_correction"]);
  // What was corrected wrongly is corrected again.
  expect((await correct(entry!.id, 15)).status).toBe(200);
  expect([await score(), (await refused(correct(randomUUID(), 1)))[0]]).toEqual([35, 404]);
});

test("points end after their months with an entry of their own, however often and late the night job runs", async () => {
  await tell(booked(), left());
  const [stay] = await entries("?rule=stay_completed");
  await admin.call("POST", `/api/admin/reputation-entries/${stay!.id}/correction`, {
    points: 0,
    reason: "Não houve.",
  });
  world.clock.set(new Date("2028-03-20T12:00:00Z"));
  expect([await passDay(world.deps), await passDay(world.deps)]).toEqual([0, 0]);
  advisor = await enter(world, "advisor");
  expect(await score()).toBe(20);
  // The stay counted nothing any more, so there is nothing to let go of.
  expect(await entries("?kind=expiry")).toMatchObject([
    { points: -15, at: "2028-03-02T12:00:00.000Z", rule: "proposal_accepted" },
  ]);
});

test("nobody changes an entry, and a score that differs from its statement is reported", async () => {
  await tell(booked());
  await expect(world.db.updateTable("reputation_events").set({ points: 99 }).execute()).rejects.toThrow(
    "only added to",
  );
  await expect(world.db.deleteFrom("reputation_events").execute()).rejects.toThrow("only added to");
  expect(await passDay(world.deps)).toBe(0);
  await world.db
    .updateTable("advisor_reputation")
    .set({ reputation_score: 99 })
    .where("advisor_id", "=", advisor.id)
    .execute();
  expect(await passDay(world.deps)).toBe(1);
  expect((await world.mailAbout("não bate com o extrato")).to).toContain("@lilamonde.test");
});

test("the published rules are those that count, and the statement comes as a file", async () => {
  const { now, coming } = await read<{ now: { rules: object[] }; coming: object[] }>(
    admin,
    "/api/reputation/rules",
  );
  expect(now).toMatchObject({ version: 1, lifeMonths: 24 });
  expect(now.rules).toContainEqual({
    ...{ key: "stay_completed", points: 40, perThousand: 1, most: 100, cap: null, isSleeping: false },
  });
  expect(coming).toEqual([]);
  await tell(booked());
  const file = await (await advisor.call("GET", "/api/reputation/entries.file")).text();
  expect(file).toContain(",rule,proposal_accepted,");
  expect((await advisor.call("GET", "/api/admin/appeals")).status).toBe(403);
});
