import { demoId } from "#database/seed/demo/demo-id.ts";
import { quarterOf } from "#domain/growth/pace.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { insertGoal } from "./goals/queries.ts";

const demoGoals = [
  { who: "advisor@lilamonde.test", measure: "accepted", target: 4 },
  { who: "advisor@lilamonde.test", measure: "hotels", target: 3 },
  { who: "advisor@lilamonde.test", measure: "points", target: 260 },
  { who: "operator@lilamonde.test", measure: "stays", target: 3 },
  { who: "operator@lilamonde.test", measure: "points", target: 120 },
];

/** Gives the demo world's members goals for the quarter, once. */
export async function plantGrowth({ auth, db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const { startsOn, endsOn } = quarterOf(houseDay(now));
  for (const { who, measure, target } of demoGoals) {
    const owner = await auth.getUserByEmail(who);
    if (!owner) continue;
    const id = demoId(`goal/${who}/${measure}`);
    const row = { id, owner_id: owner.id, measure, target, starts_on: startsOn, ends_on: endsOn };
    await transact(db, (tx) => insertGoal(tx, { ...row, created_at: now }));
  }
}
