import { z } from "zod";
import type { NewFact } from "#domain/facts/facts.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Values } from "#domain/tiers/ladders.ts";
import { type Passage, passDay } from "#domain/tiers/pass-day.ts";
import { dayAfter, instantIn } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { asksMore, type Ladder, laddersAt, workOf } from "./ladders.ts";
import {
  adoptLadders,
  type ClimberRow,
  type Climbing,
  closeWarnings,
  findClimbers,
  findScoresAt,
  holdClimbers,
  insertWarnings,
  moveClimbers,
  renewRequirements,
} from "./queries.ts";
import { movedFact } from "./settle-tier.ts";

const AT_ONCE = 2_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Does what a day does with tiers: takes a new ladder into force, moves up who reached a step, tells who may fall, and
 * ends quarters. Any number of times with the same result, and after a standstill. How many people it touched.
 */
export async function recomputeTiers(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  await transact(deps.db, (tx) => adoptLadders(tx, now));
  const ladders = await laddersAt(deps.db, now);
  let after = FIRST;
  let touched = 0;
  for (;;) {
    const rows = await findClimbers(deps.db, { after, limit: AT_ONCE });
    const passages = await decide(deps.db, { rows, ladders, now });
    if (passages.length > 0) {
      await transact(deps.db, async (tx) => {
        await recordFacts(tx, deps, await take(tx, await stillSo(tx, passages), now));
      });
    }
    touched += passages.length;
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.user_id;
  }
  await transact(deps.db, (tx) => renewRequirements(tx));
  return touched;
}

type Decided = { row: ClimberRow; ladder: Ladder; passage: Passage };
type Page = { rows: ClimberRow[]; ladders: Record<Climbing, Ladder>; now: Date };

async function decide(db: Db, { rows, ladders, now }: Page): Promise<Decided[]> {
  const today = houseDay(now);
  const valuesNow = await valuesAt(db, { rows, ladders, until: now });
  const valuesThen = new Map<string, Values>();
  const ends = new Set(rows.flatMap(({ warned_for: end }) => (end && end < today ? [end] : [])));
  for (const end of ends) {
    const warned = rows.filter((row) => row.warned_for === end);
    const until = instantIn("America/Sao_Paulo", dayAfter(end, 1), "00:00");
    const scores = await findScoresAt(db, { userIds: warned.map((row) => row.user_id), until });
    const then = await valuesAt(db, { rows: warned, ladders, until });
    for (const row of warned) {
      valuesThen.set(row.user_id, { ...then(row), score: scores.get(row.user_id) ?? 0 });
    }
  }
  return rows.flatMap((row): Decided[] => {
    const ladder = ladders[row.role];
    const place = ladder.steps.findIndex(({ name }) => name === row.tier_name);
    const climber = { place, isLocked: row.is_locked, warnedFor: row.warned_for };
    const then = valuesThen.get(row.user_id) ?? null;
    const day = { today, steps: ladder.steps, values: valuesNow(row), valuesThen: then };
    const passage = passDay(climber, day);
    return passage ? [{ row, ladder, passage }] : [];
  });
}

/** Those who stand as they did when it was decided, held from now on; who was moved meanwhile comes the next night. */
async function stillSo(tx: Tx, decided: readonly Decided[]): Promise<Decided[]> {
  const rows = await holdClimbers(
    tx,
    decided.map(({ row }) => row.user_id),
  );
  const held = new Map(rows.map((row) => [row.user_id, JSON.stringify(row)]));
  return decided.filter(({ row }) => held.get(row.user_id) === JSON.stringify(row));
}

type At = Omit<Page, "now"> & { until: Date };

/** What people have of everything that their ladder asks for; what it does not ask for is not looked up. */
async function valuesAt(db: Db, { rows, ladders, until }: At): Promise<(row: ClimberRow) => Values> {
  const judged = rows.filter(({ role }) => asksMore(ladders[role])).map((row) => row.user_id);
  const work = await workOf(db, { userIds: judged, until });
  return (row) => ({ score: row.score, ...work(row.user_id) });
}

/** Writes what a page of people comes to, each kind at once; what it leads to is for the caller to record. */
async function take(tx: Tx, decided: readonly Decided[], now: Date): Promise<NewFact[]> {
  const moves = decided.flatMap(({ row, ladder, passage }) => {
    if (passage.kind !== "rise" && passage.kind !== "fall") return [];
    const tier = ladder.tiers[passage.place]!;
    const to = { id: tier.id, name: tier.tier_name, ladderId: ladder.id };
    const cause = passage.kind === "rise" ? ("points" as const) : ("quarter" as const);
    return [{ userId: row.user_id, from: row.tier_name, to, cause, score: row.score, now }];
  });
  const warnings = decided.flatMap(({ row, passage }) => {
    if (passage.kind !== "warn") return [];
    const { user_id: userId, tier_name: tier, score } = row;
    return [{ userId, quarterEndsOn: passage.quarterEndsOn, tier, score, now }];
  });
  const told = decided.filter(({ row }) => row.warned_for !== null);
  const idsOf = (isFall: boolean) =>
    told.filter(({ passage }) => (passage.kind === "fall") === isFall).map(({ row }) => row.user_id);
  await closeWarnings(tx, { userIds: idsOf(true), outcome: "fell" });
  await closeWarnings(tx, { userIds: idsOf(false), outcome: "kept" });
  await moveClimbers(tx, moves);
  await insertWarnings(tx, warnings);
  return [
    ...moves.map(({ userId, from, to, cause }) =>
      movedFact({ userId, from, to: to.name, isUp: cause === "points", at: now }),
    ),
    ...warnings.map(({ userId, tier, quarterEndsOn }): NewFact => {
      const data = { userId, tier, quarterEndsOn };
      return { kind: "tier_warned", cause: `${userId} ${quarterEndsOn}`, data };
    }),
  ];
}

/** Does so every night, after expired points have gone. */
export function scheduleTiers(deps: Deps): void {
  deps.jobs
    .define({
      name: "tiers.day",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => void (await recomputeTiers(deps)),
    })
    .schedule({ cron: "20 0 * * *", tz: "America/Sao_Paulo", data: {} });
}
