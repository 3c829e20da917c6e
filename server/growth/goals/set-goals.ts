import { randomUUID } from "node:crypto";
import { GOALS_AT_ONCE, type Goal, type GoalMeasure, type NewGoal } from "#domain/growth/growth.ts";
import { paceOf } from "#domain/growth/pace.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import {
  deleteGoal,
  findFigures,
  findGoals,
  holdGoal,
  insertGoal,
  takeTurn,
  updateTarget,
} from "./queries.ts";

type Needed = Pick<Deps, "db" | "clock">;
type Which = { id: string; ownerId: string };

/** A member's goals of today, each with what was reached and what a steady pace would have. */
export async function readGoals(
  db: Db | Tx,
  { ownerId, today }: { ownerId: string; today: string },
): Promise<Goal[]> {
  const rows = await findGoals(db, { ownerId, from: today });
  const goals: Goal[] = [];
  for (const { id, measure, target, version, starts_on: startsOn, ends_on: endsOn } of rows) {
    const span = { startsOn, endsOn };
    const figures = await findFigures(db, { ownerId, ...span });
    const kind = measure as GoalMeasure;
    const reached = { value: Math.max(0, figures[kind]), pace: paceOf(target, span, today) };
    goals.push({ id, measure: kind, target, ...span, ...reached, version });
  }
  return goals;
}

/** Sets a goal for a time that is not over. */
export async function setGoal(
  { db, clock }: Needed,
  { ownerId, goal, once }: { ownerId: string; goal: NewGoal; once: Once },
): Promise<Goal[]> {
  return runOnce(db, once, async (tx) => {
    const now = clock.now();
    const today = houseDay(now);
    const { measure, target, startsOn, endsOn } = goal;
    if (endsOn < today) throw refuse("validation_failed", { fields: { endsOn: "in_past" } });
    await takeTurn(tx, ownerId);
    if ((await findGoals(tx, { ownerId, from: today })).length >= GOALS_AT_ONCE) throw refuse("goals_full");
    const row = {
      id: randomUUID(),
      owner_id: ownerId,
      measure,
      target,
      starts_on: startsOn,
      ends_on: endsOn,
    };
    if (!(await insertGoal(tx, { ...row, created_at: now }))) throw refuse("goal_exists");
    return readGoals(tx, { ownerId, today });
  });
}

/** Asks more or less of a goal. */
export async function changeGoal(
  { db, clock }: Needed,
  { id, ownerId, target, version }: Which & { target: number; version: number },
): Promise<Goal[]> {
  return transact(db, async (tx) => {
    const row = await holdGoal(tx, { id, ownerId });
    if (!row) throw refuse("not_found");
    const today = houseDay(clock.now());
    if (row.version !== version)
      throw refuse("conflict", { current: await readGoals(tx, { ownerId, today }) });
    await updateTarget(tx, { id, target });
    return readGoals(tx, { ownerId, today });
  });
}

/** Lets a goal go. */
export async function dropGoal({ db, clock }: Needed, which: Which): Promise<Goal[]> {
  return transact(db, async (tx) => {
    if (!(await holdGoal(tx, which))) throw refuse("not_found");
    await deleteGoal(tx, which.id);
    return readGoals(tx, { ownerId: which.ownerId, today: houseDay(clock.now()) });
  });
}
