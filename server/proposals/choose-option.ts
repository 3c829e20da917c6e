import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { readSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { letDecide } from "./decide.ts";
import type { Bearer } from "./let-in.ts";
import { findLastEvent, insertEvent } from "./queries.ts";

type Input = { bearer: Bearer; snapshotId: string; optionId: string };

/** Notes which option a client leans to; it binds nobody, and the same one twice is one choice. */
export async function chooseOption(deps: Deps, { bearer, snapshotId, optionId }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const link = await letDecide(tx, deps, { bearer, snapshotId });
    const { journey_id: journeyId, owner_id: ownerId } = link;
    if (link.state !== "proposed") throw refuse("journey_state");
    const snapshot = await readSnapshot(tx, { snapshotId });
    if (!snapshot?.content.options.some(({ id }) => id === optionId)) {
      throw refuse("validation_failed", { fields: { optionId: "unknown" } });
    }
    const last = await findLastEvent(tx, { journeyId, kind: "chose" });
    if (last?.option_id === optionId) return;
    await insertEvent(tx, {
      ...{ journey_id: journeyId, link_id: link.id, snapshot_id: snapshotId },
      ...{ kind: "chose", option_id: optionId, at: deps.clock.now() },
    });
    await recordFacts(tx, deps, [
      {
        ...{ kind: "proposal_chosen", cause: `${snapshotId}/${optionId}` },
        data: { journeyId, ownerId, snapshotId, optionId },
      },
    ]);
  });
}
