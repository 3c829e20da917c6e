import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { acceptOption } from "../journeys/accept-option.ts";
import { letDecide } from "./decide.ts";
import type { Bearer } from "./let-in.ts";
import { insertEvent } from "./queries.ts";

type Acceptance = { snapshotId: string; optionId: string; name: string };
type Input = { bearer: Bearer; acceptance: Acceptance; once: Once };

/** A client takes an option of exactly what they saw, with their name; of two at once one stands, with its event. */
export async function acceptProposal(
  deps: Deps,
  { bearer, acceptance, once }: Input,
): Promise<{ acceptedAt: string }> {
  const { snapshotId, optionId, name } = acceptance;
  return runOnce(deps.db, once, async (tx) => {
    const link = await letDecide(tx, deps, { bearer, snapshotId });
    const journeyId = link.journey_id;
    await insertEvent(tx, {
      ...{ journey_id: journeyId, link_id: link.id, snapshot_id: snapshotId, option_id: optionId },
      ...{ kind: "accepted", name, at: deps.clock.now() },
    });
    const { acceptedAt } = await acceptOption(tx, deps, {
      ...{ journeyId, snapshotId, optionId, by: { kind: "client" } },
    });
    return { acceptedAt: acceptedAt.toISOString() };
  });
}
