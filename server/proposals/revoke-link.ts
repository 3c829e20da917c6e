import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readJourney } from "../journeys/read-journey.ts";
import { findLink, updateLink } from "./queries.ts";
import { toLink } from "./to-share.ts";

type Input = { journeyId: string; ownerId: string; version: number };

/** Takes a link back: from this moment it leads nowhere, as if it had never been. */
export async function revokeLink(deps: Deps, { journeyId, ownerId, version }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    await readJourney(tx, { journeyId, ownerId });
    const link = await findLink(tx, journeyId);
    if (!link) throw refuse("not_found");
    const now = deps.clock.now();
    const isRevoked = await updateLink(tx, { id: link.id, version, changes: { revoked_at: now } });
    if (!isRevoked) throw refuse("conflict", { current: toLink(deps, link) });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "proposal_link.revoked", subjectType: "journey", subjectId: journeyId },
      ...{ after: { linkId: link.id }, now },
    });
  });
}
