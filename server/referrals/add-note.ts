import { claimEnd } from "#domain/referrals/claims.ts";
import type { Referral } from "#domain/referrals/referrals.ts";
import { isOpen, type ReferralState } from "#domain/referrals/states.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { isTaken } from "./is-taken.ts";
import { insertStep, lockReferral, renewClaim, takeTurn } from "./queries.ts";
import { readReferral } from "./read-referrals.ts";

type Input = { userId: string; id: string; text: string; once: Once };

/** Adds what the owner has to say of an open referral, which keeps the hotel theirs for longer. */
export async function addNote(deps: Deps, { userId, id, text, once }: Input): Promise<Referral> {
  const now = deps.clock.now();
  return runOnce(deps.db, once, async (tx) => {
    await takeTurn(tx);
    const held = await lockReferral(tx, { id, ownerId: userId });
    if (!held) throw refuse("not_found");
    if (!isOpen(held.state as ReferralState)) throw refuse("conflict");
    if (held.claim_ends_at <= now && (await isTaken(tx, { id, now }))) throw refuse("hotel_known");
    await insertStep(tx, { referralId: id, kind: "note", text, authorId: userId, now });
    await renewClaim(tx, { id, claimEndsAt: claimEnd(now) });
    return readReferral(tx, { id, ownerId: userId, now });
  });
}
