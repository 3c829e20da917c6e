import { randomUUID } from "node:crypto";
import { expiryAfter, type NewLink, type ProposalLink } from "#domain/proposals/links.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readJourney } from "../journeys/read-journey.ts";
import { linkToken } from "./link-token.ts";
import { hashPasscode } from "./passcodes.ts";
import { findLink, insertLink, retireExpired } from "./queries.ts";
import { toLink } from "./to-share.ts";

type Input = { journeyId: string; ownerId: string; link: NewLink; once: Once };

/** Makes the link of a journey that was published; while one works there is no second. */
export async function createLink(
  deps: Deps,
  { journeyId, ownerId, link, once }: Input,
): Promise<ProposalLink> {
  const passcodeHash = link.passcode === null ? null : await hashPasscode(link.passcode);
  return runOnce(deps.db, once, async (tx) => {
    const { published } = await readJourney(tx, { journeyId, ownerId });
    if (!published) throw refuse("journey_state");
    const now = deps.clock.now();
    const id = randomUUID();
    await retireExpired(tx, { journeyId, now });
    const isMade = await insertLink(tx, {
      ...{ id, journey_id: journeyId, token_hash: hashLinkToken(linkToken(deps.config, id)) },
      ...{ passcode_hash: passcodeHash, language: link.language, expires_at: expiryAfter(link.days, now) },
      created_at: now,
    });
    const row = (await findLink(tx, journeyId))!;
    if (!isMade) throw refuse("conflict", { current: toLink(deps, row) });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "proposal_link.created", subjectType: "journey", subjectId: journeyId },
      ...{ after: { linkId: id, hasPasscode: passcodeHash !== null }, now },
    });
    return toLink(deps, row);
  });
}
