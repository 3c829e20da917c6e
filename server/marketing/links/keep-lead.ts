import { readLinkCode } from "#domain/marketing/link-codes.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { findLink, insertLead, type LeadOf } from "./queries.ts";

type Lead = { of: LeadOf; code: string };

/**
 * Keeps by which member's link somebody wrote, began the diagnostic or asked for an offer, and has them told; a code that
 * nobody has is no reason to refuse it. Call it last: telling holds the lock that orders live events.
 */
export async function keepLead(tx: Tx, deps: Deps, { of, code }: Lead): Promise<void> {
  const read = readLinkCode(code);
  const link = read && (await findLink(tx, read.code));
  if (!read || !link || link.ownerStatus !== "active") return;
  const { id: linkId, userId: ownerId, campaignId } = link;
  await insertLead(tx, { of, linkId, source: read.source, now: deps.clock.now() });
  const data = { linkId, ownerId, campaignId, ...of };
  await recordFacts(tx, deps, [{ kind: "lead_received", cause: Object.values(of)[0]!, data }]);
}
