import type { FactKind } from "#domain/facts/facts.ts";
import type { JourneyMove } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { canMove, needsNote } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { acceptOption } from "../accept-option.ts";
import { declineJourney } from "../decline-journey.ts";
import { holdJourney, setState } from "../queries.ts";
import { fillJourney, readJourney } from "../read-journey.ts";

type Input = { journeyId: string; ownerId: string; move: JourneyMove };

/** Takes a journey where its owner may take it by hand; what was seen in another state is refused as stale. */
export async function moveJourney(deps: Deps, { journeyId, ownerId, move }: Input): Promise<Journey> {
  return transact(deps.db, async (tx) => {
    const row = await holdJourney(tx, { journeyId, ownerId });
    if (!row) throw refuse("not_found");
    const journey = await fillJourney(tx, row);
    if (journey.state !== move.from) throw refuse("conflict", { current: journey });
    const arrow = { from: journey.state, to: move.to, by: "owner" } as const;
    if (!canMove(arrow)) throw refuse("journey_state");
    if (needsNote(arrow) && !move.note) throw refuse("validation_failed", { fields: { note: "required" } });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: `journey.${move.to}`, subjectType: "journey", subjectId: journeyId },
      ...{ before: { state: move.from }, after: { state: move.to }, now: deps.clock.now() },
    });
    await carryOut(tx, deps, { journey, move });
    return readJourney(tx, { journeyId, ownerId });
  });
}

async function carryOut(tx: Tx, deps: Deps, { journey, move }: { journey: Journey; move: JourneyMove }) {
  const { id: journeyId, ownerId } = journey;
  const { to, note, optionId } = move;
  const snapshotId = journey.published?.snapshotId ?? "";
  if (to === "accepted") {
    if (!optionId) throw refuse("validation_failed", { fields: { optionId: "required" } });
    const by = { kind: "owner" as const, userId: ownerId, note: note ?? "" };
    await acceptOption(tx, deps, { journeyId, snapshotId, optionId, by });
    return;
  }
  if (to === "declined") {
    const by = { kind: "owner" as const, userId: ownerId };
    await declineJourney(tx, deps, { journeyId, snapshotId, by, reason: note ?? "" });
    return;
  }
  await setState(tx, { journeyId, state: to, note, now: deps.clock.now() });
  const kinds = { booked: "journey_booked", cancelled: "journey_cancelled" } as const satisfies Partial<
    Record<string, FactKind>
  >;
  if (to === "draft") return;
  // A journey may be booked again after a stay of it fell through; it is cancelled once.
  const cause = to === "booked" ? `${journeyId}/${deps.clock.now().toISOString()}` : journeyId;
  await recordFacts(tx, deps, [{ kind: kinds[to], cause, actorId: ownerId, data: { journeyId, ownerId } }]);
}
