import { randomUUID } from "node:crypto";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { ProposalComment } from "#domain/proposals/proposals.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { readSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { type Bearer, letIn } from "./let-in.ts";
import { countComments, insertComment, insertEvent } from "./queries.ts";
import { MAX_COMMENTS } from "./read-share.ts";

type Comment = { snapshotId: string; blockId: string | null; name: string; body: string };
type Input = { bearer: Bearer; comment: Comment; once: Once };

/** Keeps what a client says of a block or of the whole; its owner hears of it. */
export async function writeComment(deps: Deps, { bearer, comment, once }: Input): Promise<ProposalComment> {
  return runOnce(deps.db, once, async (tx) => {
    const link = await letIn(tx, deps, bearer);
    const { journey_id: journeyId, owner_id: ownerId } = link;
    const { snapshotId, blockId, name, body } = comment;
    // A comment on what was read a moment ago is kept, even if something newer was published meanwhile.
    const seen = await readSnapshot(tx, { snapshotId });
    if (seen?.journeyId !== journeyId)
      throw refuse("validation_failed", { fields: { snapshotId: "unknown" } });
    if (blockId !== null && !hasBlock(seen.content, blockId)) {
      throw refuse("validation_failed", { fields: { blockId: "unknown" } });
    }
    if ((await countComments(tx, journeyId)) >= MAX_COMMENTS) throw refuse("journey_full");
    const [id, now] = [randomUUID(), deps.clock.now()];
    const author = "client" as const;
    await insertComment(tx, {
      ...{ id, journey_id: journeyId, snapshot_id: snapshotId, block_id: blockId },
      ...{ author, name, body, at: now },
    });
    await insertEvent(tx, {
      ...{ journey_id: journeyId, link_id: link.id, snapshot_id: snapshotId },
      ...{ kind: "commented", name, at: now },
    });
    await recordFacts(tx, deps, [
      { kind: "proposal_commented", cause: id, data: { journeyId, ownerId, commentId: id } },
    ]);
    return { id, blockId, parentId: null, author, name, body, at: now.toISOString() };
  });
}

function hasBlock({ options }: JourneySnapshot, blockId: string): boolean {
  return options.some(({ days }) => days.some(({ blocks }) => blocks.some(({ id }) => id === blockId)));
}
