import { expiryAfter, type LinkChanges, type ProposalLink } from "#domain/proposals/links.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readJourney } from "../journeys/read-journey.ts";
import { hashPasscode } from "./passcodes.ts";
import { findLink, updateLink } from "./queries.ts";
import { toLink } from "./to-share.ts";

type Input = { journeyId: string; ownerId: string; changes: LinkChanges };

/** Changes until when a link works, its passcode or its language; the address stays, an expired one works again. */
export async function changeLink(deps: Deps, { journeyId, ownerId, changes }: Input): Promise<ProposalLink> {
  const { version, language, passcode, days } = changes;
  const passcodeHash = typeof passcode === "string" ? await hashPasscode(passcode) : passcode;
  return transact(deps.db, async (tx) => {
    await readJourney(tx, { journeyId, ownerId });
    const link = await findLink(tx, journeyId);
    if (!link) throw refuse("not_found");
    const now = deps.clock.now();
    const isChanged = await updateLink(tx, {
      ...{ id: link.id, version },
      changes: {
        ...(language && { language }),
        ...(passcodeHash !== undefined && { passcode_hash: passcodeHash }),
        ...(days !== undefined && { expires_at: expiryAfter(days, now) }),
      },
    });
    const row = (await findLink(tx, journeyId))!;
    if (!isChanged) throw refuse("conflict", { current: toLink(deps, row) });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "proposal_link.changed", subjectType: "journey", subjectId: journeyId },
      ...{ after: { linkId: link.id, days, language, hasPasscode: row.passcode_hash !== null }, now },
    });
    return toLink(deps, row);
  });
}
