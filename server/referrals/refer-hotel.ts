import { randomUUID } from "node:crypto";
import { claimEnd } from "#domain/referrals/claims.ts";
import { hostOf, websiteOf } from "#domain/referrals/hosts.ts";
import type { NewReferral, Referral } from "#domain/referrals/referrals.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { findKnown } from "./findings/find-known.ts";
import { insertReferral, takeTurn } from "./queries.ts";
import { readReferral } from "./read-referrals.ts";

type Input = { userId: string; referral: NewReferral; once: Once };

/** Keeps a hotel that a member refers, theirs for ninety days, unless the house has it or somebody else does. */
export async function referHotel(deps: Deps, { userId, referral, once }: Input): Promise<Referral> {
  const { isContactWilling, isAnother, website, ...told } = referral;
  if (told.contact && !isContactWilling)
    throw refuse("validation_failed", { fields: { isContactWilling: "required" } });
  const now = deps.clock.now();
  const hotel = { ...told, website: website && websiteOf(website), host: hostOf(website) };
  return runOnce(deps.db, once, async (tx) => {
    await takeTurn(tx);
    const known = await findKnown(tx, { ...hotel, readerId: userId, exceptId: null, now });
    if (known.some(({ isSame }) => isSame)) throw refuse("hotel_known");
    if (known.length > 0 && !isAnother) throw refuse("hotel_similar");
    const id = randomUUID();
    await insertReferral(tx, { id, ownerId: userId, ...hotel, claimEndsAt: claimEnd(now), now });
    const kept = await readReferral(tx, { id, ownerId: userId, now });
    const data = { referralId: id, ownerId: userId };
    await recordFacts(tx, deps, [{ kind: "referral_sent", cause: id, data, actorId: userId }]);
    return kept;
  });
}
