import { sharesOf } from "#domain/agencies/shares.ts";
import type { Tx } from "#platform/database/database.ts";
import { findMembership } from "./queries.ts";

/** Who gets how much of what somebody sells now, and in which agency they sell it. */
export async function findSplit(tx: Tx, sellerId: string) {
  const membership = await findMembership(tx, sellerId);
  const { agencyId = null, ownerId = null, points = 0 } = membership ?? {};
  return { agencyId, shares: sharesOf({ sellerId, ownerId, points }) };
}
