import { type TierName, tierNames } from "#domain/tiers/ladders.ts";
import type { ManualMove } from "#domain/tiers/standing.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { laddersAt } from "./ladders.ts";
import { closeWarnings, holdClimbers, moveClimbers, putLock, renewRequirements } from "./queries.ts";
import { movedFact } from "./settle-tier.ts";

type Input = { userId: string; actorId: string; move: ManualMove; once: Once };

/** Puts a person on a step by hand, with a reason that stays in their history, and locks or opens it for the rules. */
export async function moveByHand(
  deps: Deps,
  { userId, actorId, move, once }: Input,
): Promise<{ userId: string }> {
  const { tier: name, isLocked, reason } = move;
  return runOnce(deps.db, once, async (tx) => {
    const [row] = await holdClimbers(tx, [userId]);
    if (!row) throw refuse("not_found");
    const now = deps.clock.now();
    await putLock(tx, { userId, lock: isLocked ? { reason, actorId, now } : null });
    await writeAudit(tx, {
      ...{ actorId, action: "tier.moved", subjectType: "person", subjectId: userId, reason, now },
      ...{ before: { tier: row.tier_name, isLocked: row.is_locked }, after: { tier: name, isLocked } },
    });
    if (name === row.tier_name) return { userId };
    const ladder = (await laddersAt(tx, now))[row.role];
    const tier = ladder.tiers.find(({ tier_name: each }) => each === name)!;
    const to = { id: tier.id, name, ladderId: ladder.id };
    const { score, tier_name: from } = row;
    await moveClimbers(tx, [{ userId, from, to, cause: "manual", score, reason, actorId, now }]);
    await closeWarnings(tx, { userIds: [userId], outcome: "kept" });
    await renewRequirements(tx, { userId });
    const isUp = tierNames.indexOf(name) > tierNames.indexOf(from as TierName);
    await recordFacts(tx, deps, [{ ...movedFact({ userId, from, to: name, isUp, at: now }), actorId }]);
    return { userId };
  });
}
