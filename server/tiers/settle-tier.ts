import type { NewFact } from "#domain/facts/facts.ts";
import { reachedPlace } from "#domain/tiers/ladders.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";
import { laddersAt, workOf } from "./ladders.ts";
import { findClimber, moveClimbers, renewRequirements } from "./queries.ts";

/** Moves a person up at once when what they have reaches a higher tier; what follows is for the caller to record. */
export async function settleTier(
  tx: Tx,
  { clock }: Pick<Tools, "clock">,
  userId: string,
): Promise<NewFact[]> {
  const row = await findClimber(tx, userId);
  if (!row || row.is_locked) return [];
  const now = clock.now();
  const ladder = (await laddersAt(tx, now))[row.role];
  const place = ladder.steps.findIndex(({ name }) => name === row.tier_name);
  // Most that happens crosses no threshold; the rest is only looked up where one may be.
  const above = ladder.steps[place + 1];
  if (!above || row.score < above.score) return [];
  const work = (await workOf(tx, { userIds: [userId], until: now }))(userId);
  const reached = reachedPlace(ladder.steps, { score: row.score, ...work });
  if (reached <= place) return [];
  const tier = ladder.tiers[reached]!;
  const to = { id: tier.id, name: tier.tier_name, ladderId: ladder.id };
  await moveClimbers(tx, [{ userId, from: row.tier_name, to, cause: "points", score: row.score, now }]);
  await renewRequirements(tx, { userId });
  return [movedFact({ userId, from: row.tier_name, to: tier.tier_name, isUp: true, at: now })];
}

type Moved = { userId: string; from: string; to: string; isUp: boolean; at: Date };

/** That somebody is on another step from now on. */
export function movedFact({ at, ...data }: Moved): NewFact {
  return { kind: "tier_moved", cause: `${data.userId} ${data.to} ${at.toISOString()}`, data };
}
