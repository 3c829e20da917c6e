import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { type Bearer, type LetIn, letIn } from "./let-in.ts";
import { holdJourney } from "./queries.ts";
import { readChanges } from "./read-talk.ts";

type Seen = { bearer: Bearer; snapshotId: string };

/** The link of whoever decides on exactly what was published last; an older one is refused with what changed. */
export async function letDecide(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { bearer, snapshotId }: Seen,
): Promise<LetIn> {
  await holdJourney(tx, (await letIn(tx, deps, bearer)).journey_id);
  // Read again: another may have decided, or published anew, while this one waited.
  const link = await letIn(tx, deps, bearer);
  const { journey_id: journeyId, snapshot_id: latest } = link;
  if (latest === snapshotId) return link;
  const changes = await readChanges(tx, { journeyId, from: snapshotId, to: latest });
  throw refuse("snapshot_outdated", { current: { snapshotId: latest, changes } });
}
