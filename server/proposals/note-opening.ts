import { isbot } from "isbot";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { type Bearer, letIn } from "./let-in.ts";
import { insertEvent, markOpened, wasOpenedSince } from "./queries.ts";

/** Looks of the same quarter of an hour are one opening. */
const SAME_LOOK_MS = 15 * 60_000;

type Input = { bearer: Bearer; snapshotId: string; agent: string | undefined };

/** Notes that a person opened the proposal; its page sends it by script, so previews of the link do not count. */
export async function noteOpening(deps: Deps, { bearer, snapshotId, agent }: Input): Promise<void> {
  if (!agent || isbot(agent)) return;
  await transact(deps.db, async (tx) => {
    const link = await letIn(tx, deps, bearer);
    const now = deps.clock.now();
    if (link.snapshot_id !== snapshotId) return;
    const isFirst = await markOpened(tx, { linkId: link.id, now });
    const since = new Date(now.getTime() - SAME_LOOK_MS);
    if (!isFirst && (await wasOpenedSince(tx, { linkId: link.id, snapshotId, since }))) return;
    await insertEvent(tx, {
      ...{ journey_id: link.journey_id, link_id: link.id, snapshot_id: snapshotId },
      ...{ kind: "opened", at: now },
    });
    const { journey_id: journeyId, owner_id: ownerId } = link;
    await recordFacts(tx, deps, [
      { kind: "proposal_opened", cause: link.id, data: { journeyId, ownerId, snapshotId } },
    ]);
  });
}
