import { canMove, JourneyState } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import type { Tools } from "../tools.ts";
import { holdJourneyOfAnyone, setState } from "./queries.ts";
import { readLatestSnapshot } from "./snapshots/read-snapshot.ts";

/** The client, let in by their link, or the owner on the client's word. */
export type DecisionBy = { kind: "client" } | { kind: "owner"; userId: string; note: string };

type Input = { journeyId: string; snapshotId: string; optionId: string; by: DecisionBy };

/**
 * Takes one option of what was published last. Of two acceptances at once the first stands; one of an older snapshot
 * is refused, since something changed that the client has not seen. Call it last: it records the fact.
 */
export async function acceptOption(
  tx: Tx,
  deps: Pick<Deps, "listeners"> & Tools,
  { journeyId, snapshotId, optionId, by }: Input,
): Promise<{ acceptedAt: Date }> {
  const journey = await holdJourneyOfAnyone(tx, journeyId);
  if (!journey || (by.kind === "owner" && by.userId !== journey.owner_id)) throw refuse("not_found");
  const from = JourneyState.parse(journey.state);
  if (!canMove({ from, to: "accepted", by: by.kind })) throw refuse("journey_state");
  const latest = await readLatestSnapshot(tx, { journeyId });
  if (latest?.id !== snapshotId) throw refuse("snapshot_outdated");
  const option = latest.content.options.find(({ id }) => id === optionId);
  if (!option) throw refuse("validation_failed", { fields: { optionId: "unknown" } });
  const now = deps.clock.now();
  const note = by.kind === "owner" ? by.note : null;
  const accepted = { snapshotId, optionId, by: by.kind };
  await setState(tx, { journeyId, state: "accepted", note, now, worth: option.total, accepted });
  await recordFacts(tx, deps, [
    {
      ...{ kind: "proposal_accepted", cause: snapshotId },
      actorId: by.kind === "owner" ? by.userId : null,
      data: { journeyId, ownerId: journey.owner_id, snapshotId, optionId },
    },
  ]);
  return { acceptedAt: now };
}
