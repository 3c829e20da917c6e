import { canMove, JourneyState } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import type { Tools } from "../tools.ts";
import { holdJourneyOfAnyone, setState } from "./queries.ts";
import { findLatestMark } from "./snapshots/queries.ts";

type Input = {
  journeyId: string;
  snapshotId: string;
  by: { kind: "client" } | { kind: "owner"; userId: string };
  reason: string;
};

/** Says no to what was published last, with the reason; its owner can go back to the draft. Call it last. */
export async function declineJourney(
  tx: Tx,
  deps: Pick<Deps, "listeners"> & Tools,
  { journeyId, snapshotId, by, reason }: Input,
): Promise<void> {
  const journey = await holdJourneyOfAnyone(tx, journeyId);
  if (!journey || (by.kind === "owner" && by.userId !== journey.owner_id)) throw refuse("not_found");
  const from = JourneyState.parse(journey.state);
  if (!canMove({ from, to: "declined", by: by.kind })) throw refuse("journey_state");
  if ((await findLatestMark(tx, journeyId))?.id !== snapshotId) throw refuse("snapshot_outdated");
  await setState(tx, { journeyId, state: "declined", note: reason, now: deps.clock.now() });
  await recordFacts(tx, deps, [
    {
      ...{ kind: "proposal_declined", cause: snapshotId },
      actorId: by.kind === "owner" ? by.userId : null,
      data: { journeyId, ownerId: journey.owner_id, snapshotId },
    },
  ]);
}
