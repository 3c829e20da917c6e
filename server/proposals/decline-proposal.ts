import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { declineJourney } from "../journeys/decline-journey.ts";
import { letDecide } from "./decide.ts";
import type { Bearer } from "./let-in.ts";
import { insertEvent } from "./queries.ts";

type Refusal = { snapshotId: string; name: string; reason: string };
type Input = { bearer: Bearer; refusal: Refusal; once: Once };

/** A client says no to what they saw, with their name and the reason. */
export async function declineProposal(
  deps: Deps,
  { bearer, refusal, once }: Input,
): Promise<{ state: "declined" }> {
  const { snapshotId, name, reason } = refusal;
  return runOnce(deps.db, once, async (tx) => {
    const link = await letDecide(tx, deps, { bearer, snapshotId });
    const journeyId = link.journey_id;
    await insertEvent(tx, {
      ...{ journey_id: journeyId, link_id: link.id, snapshot_id: snapshotId },
      ...{ kind: "declined", name, reason, at: deps.clock.now() },
    });
    await declineJourney(tx, deps, { journeyId, snapshotId, by: { kind: "client" }, reason });
    return { state: "declined" as const };
  });
}
