import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { closeAppeal, insertAppeal } from "./appeals/queries.ts";
import { appendCorrection } from "./append-correction.ts";
import { passDay } from "./pass-day.ts";
import { appendEntry, expireEntries, findRuleSets, insertRuleSet } from "./queries.ts";
import { readRuleSets } from "./rule-sets.ts";

const race = openRaces();

const DAY_MS = 86_400_000;

/** Points of their own for one person, who has them until a day. */
async function give({ db, clock }: World, { userId, expiresAt }: { userId: string; expiresAt: Date | null }) {
  const id = randomUUID();
  const rule = { kind: "rule" as const, rule_key: "stay_completed", rule_version: 1, cause: id };
  const points = { asked: 40, points: 40, at: clock.now(), expires_at: expiresAt };
  await transact(db, (tx) => appendEntry(tx, { id, user_id: userId, ...rule, ...points }));
  return id;
}

/** What an entry counts, with all that was added about it. */
async function countedOf({ db }: World, id: string) {
  const own = db.selectFrom("reputation_events").select("points");
  const rows = await own.where((of) => of.or([of("id", "=", id), of("about_id", "=", id)])).execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
}

race(
  "of two who correct an entry at once, the later one's points count",
  { locks: ["server/reputation/queries.ts#holdScores"] },
  async (world) => {
    const [{ id: actorId, call }, { id: userId }] = [
      await enter(world, "admin"),
      await enter(world, "advisor"),
    ];
    const id = await give(world, { userId, expiresAt: null });
    const correction = { entryId: id, userId, points: 60, reason: "Duas noites a mais.", actorId };
    const answer = await whileOpen(
      world.db,
      (tx) => appendCorrection(tx, world.deps, correction),
      () =>
        call("POST", `/api/admin/reputation-entries/${id}/correction`, { points: 50, reason: "Uma noite." }),
    );
    expect(answer.ok).toBe(true);
    expect(await countedOf(world, id)).toBe(50);
  },
);

race(
  "what happened counts once, however often it is told at once",
  { keys: { "server/reputation/queries.ts#appendEntry": "reputation_events_rule_key_cause_key" } },
  async ({ db, clock, ...world }) => {
    const { id: user_id } = await enter(world, "advisor");
    const cause = randomUUID();
    const rule = { kind: "rule" as const, rule_key: "stay_completed", rule_version: 1, cause };
    const entry = () => ({ id: randomUUID(), user_id, ...rule, asked: 5, points: 5, at: clock.now() });
    const isNew = await whileOpen(
      db,
      (tx) => appendEntry(tx, entry()),
      () => transact(db, (tx) => appendEntry(tx, entry())),
    );
    expect(isNew).toBe(false);
    const kept = await db
      .selectFrom("reputation_events")
      .select("points")
      .where("cause", "=", cause)
      .execute();
    expect(kept).toEqual([{ points: 5 }]);
  },
);

race(
  "points end once, however many let them go at once",
  { keys: { "server/reputation/queries.ts#expireEntries": "reputation_events_rule_key_cause_key" } },
  async (world) => {
    const { id: userId } = await enter(world, "advisor");
    const now = world.clock.now();
    const id = await give(world, { userId, expiresAt: new Date(now.getTime() + DAY_MS) });
    const later = { now: () => new Date(now.getTime() + 2 * DAY_MS) };
    await whileOpen(
      world.db,
      (tx) => expireEntries(tx, later.now()),
      () => passDay({ ...world.deps, clock: later }),
    );
    expect(await countedOf(world, id)).toBe(0);
  },
);

race(
  "an entry that is appealed against in two windows at once has one appeal",
  { keys: { "server/reputation/appeals/queries.ts#insertAppeal": "reputation_appeals_event_id_key" } },
  async (world) => {
    const { id: userId, call } = await enter(world, "advisor");
    const eventId = await give(world, { userId, expiresAt: null });
    const theirs = { id: randomUUID(), eventId, userId, body: "Foi mais.", dueOn: "2026-03-09" };
    const answer = await whileOpen(
      world.db,
      (tx) => insertAppeal(tx, { ...theirs, now: world.clock.now() }),
      () => call("POST", `/api/reputation/entries/${eventId}/appeal`, { text: "Foram duas noites." }),
    );
    expect(await answer.json()).toMatchObject({ code: "appeal_exists" });
  },
);

race(
  "of two who decide an appeal at once, one is refused, and nothing is corrected twice",
  { locks: ["server/reputation/appeals/queries.ts#holdAppeal"] },
  async (world) => {
    const [{ id: by, call }, { id: userId }] = [await enter(world, "admin"), await enter(world, "advisor")];
    const eventId = await give(world, { userId, expiresAt: null });
    const now = world.clock.now();
    const id = randomUUID();
    const appeal = { id, eventId, userId, body: "Foi mais.", dueOn: "2026-03-09", now };
    await transact(world.db, (tx) => insertAppeal(tx, appeal));
    const answer = await whileOpen(
      world.db,
      (tx) => closeAppeal(tx, { id, state: "denied", answer: "Está certo.", by, now }),
      () =>
        call("POST", `/api/admin/appeals/${id}/decision`, { points: 60, answer: "Tem razão.", version: 1 }),
    );
    expect(await answer.json()).toMatchObject({ code: "appeal_decided" });
    expect(await countedOf(world, eventId)).toBe(40);
  },
);

/** The rules that hold last, a day after them and the number that comes next. */
async function lastRules({ db, clock }: World) {
  const [last] = await readRuleSets(db);
  const { lifeMonths, rates, rules } = last!;
  const until = Math.max(last!.validFrom.getTime(), clock.now().getTime());
  const dayAfter = (days: number) => new Date(until + days * DAY_MS).toISOString().slice(0, 10);
  const version = Math.max(...(await findRuleSets(db)).map((set) => set.version)) + 1;
  return { set: { lifeMonths, rates, rules }, version, dayAfter };
}

race(
  "of two who publish rules at once, one is refused, and each version has one meaning",
  { keys: { "server/reputation/queries.ts#insertRuleSet": "reputation_rule_sets_pkey" } },
  async (world) => {
    const { id: publishedBy, call } = await enter(world, "admin");
    const { set, version, dayAfter } = await lastRules(world);
    const validFrom = new Date(`${dayAfter(2)}T03:00:00Z`);
    const theirs = { ...set, version, validFrom, note: "Antes.", publishedBy, now: world.clock.now() };
    const answer = await whileOpen(
      world.db,
      (tx) => insertRuleSet(tx, theirs),
      () => call("POST", "/api/admin/rule-sets", { set, startsOn: dayAfter(3), note: "Depois." }),
    );
    expect(await answer.json()).toMatchObject({ code: "version_dated" });
  },
);

race(
  "no two sets of rules begin on one day",
  { keys: { "server/reputation/queries.ts#insertRuleSet": "reputation_rule_sets_valid_from_key" } },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { set, dayAfter } = await lastRules(world);
    const publish = () =>
      call("POST", "/api/admin/rule-sets", { set, startsOn: dayAfter(2), note: "Novas." });
    expect((await publish()).ok).toBe(true);
    expect(await (await publish()).json()).toMatchObject({ code: "version_dated" });
  },
);

race(
  "what corrects points as they end, ends with them",
  { locks: ["server/reputation/queries.ts#holdEnding"] },
  async (world) => {
    const [{ id: actorId }, { id: userId }] = [await enter(world, "admin"), await enter(world, "advisor")];
    const now = world.clock.now();
    const id = await give(world, { userId, expiresAt: new Date(now.getTime() + DAY_MS) });
    const later = { now: () => new Date(now.getTime() + 2 * DAY_MS) };
    const correction = { entryId: id, userId, points: 60, reason: "Duas noites a mais.", actorId };
    await whileOpen(
      world.db,
      (tx) => appendCorrection(tx, world.deps, correction),
      () => passDay({ ...world.deps, clock: later }),
    );
    expect(await countedOf(world, id)).toBe(0);
  },
);
