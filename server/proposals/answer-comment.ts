import { randomUUID } from "node:crypto";
import type { ProposalComment } from "#domain/proposals/proposals.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readAdvisorCard } from "../journeys/advisor-card.ts";
import { readJourney } from "../journeys/read-journey.ts";
import { countComments, findComment, insertComment } from "./queries.ts";
import { MAX_COMMENTS } from "./read-share.ts";

type Input = { journeyId: string; ownerId: string; answer: { parentId: string; body: string }; once: Once };

/** Keeps what the owner answers; the client reads it under their own words. */
export async function answerComment(
  deps: Deps,
  { journeyId, ownerId, answer, once }: Input,
): Promise<ProposalComment> {
  const { name } = await readAdvisorCard(deps, ownerId);
  return runOnce(deps.db, once, async (tx) => {
    await readJourney(tx, { journeyId, ownerId });
    const parent = await findComment(tx, { id: answer.parentId, journeyId });
    if (!parent) throw refuse("not_found");
    if ((await countComments(tx, journeyId)) >= MAX_COMMENTS) throw refuse("journey_full");
    const [id, now] = [randomUUID(), deps.clock.now()];
    // An answer to an answer belongs to the same words.
    const parentId = parent.parent_id ?? parent.id;
    const { block_id: blockId, snapshot_id: snapshotId } = parent;
    const { body } = answer;
    await insertComment(tx, {
      ...{ id, journey_id: journeyId, snapshot_id: snapshotId, block_id: blockId, parent_id: parentId },
      ...{ author: "owner", name, body, at: now },
    });
    return { id, blockId, parentId, author: "owner", name, body, at: now.toISOString() };
  });
}
