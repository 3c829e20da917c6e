import { claimEnd } from "#domain/referrals/claims.ts";
import type { ReferralDetail, ReferralMove } from "#domain/referrals/referrals.ts";
import { moveBlocker, type ReferralState } from "#domain/referrals/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { isTaken } from "./is-taken.ts";
import { insertStep, lockReferral, takeTurn, updateState } from "./queries.ts";
import { readDetail } from "./read-referrals.ts";

type Input = { actor: Actor; id: string; move: ReferralMove };

/** Moves a referral a step on or declines it, on the version the decider saw; its owner is told. */
export async function moveReferral(deps: Deps, { actor, id, move }: Input): Promise<ReferralDetail> {
  const { to, note, version } = move;
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    await takeTurn(tx);
    const held = await lockReferral(tx, { id });
    if (!held) throw refuse("not_found");
    const detail = () => readDetail(tx, { id, now });
    if (held.version !== version) throw refuse("conflict", { current: await detail() });
    const from = held.state as ReferralState;
    const blocker = moveBlocker({ from, to, note });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { note: "required" } });
    if (blocker) throw refuse(blocker, { current: await detail() });
    const isLapsed = held.claim_ends_at <= now;
    if (to !== "declined" && isLapsed && (await isTaken(tx, { id, now }))) throw refuse("hotel_known");
    await updateState(tx, { id, state: to, claimEndsAt: claimEnd(now), now });
    await insertStep(tx, { referralId: id, kind: to, text: note, authorId: actor.id, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "referral.moved",
      subjectType: "referral",
      subjectId: id,
      before: { state: from },
      after: { state: to, note },
      now,
    });
    const moved = await detail();
    const data = { referralId: id, ownerId: held.owner_id, to };
    await recordFacts(tx, deps, [{ kind: "referral_moved", cause: `${id} ${to}`, data, actorId: actor.id }]);
    return moved;
  });
}
