import type { NewFact } from "#domain/facts/facts.ts";
import { canMove, JourneyState } from "#domain/journeys/states.ts";
import { on } from "../../facts/listener.ts";
import { holdJourneyOfAnyone, setState } from "../queries.ts";
import { countUnbooked } from "./queries.ts";

/** A journey is booked once every stay that its client chose is agreed with its hotel. */
export const followBookings = [
  on("booking_accepted", async (tx, { clock }, { data: { journeyId } }): Promise<NewFact[]> => {
    const journey = journeyId && (await holdJourneyOfAnyone(tx, journeyId));
    if (!journey) return [];
    const from = JourneyState.parse(journey.state);
    if (!canMove({ from, to: "booked", by: "bookings" })) return [];
    if ((await countUnbooked(tx, journeyId)) > 0) return [];
    await setState(tx, { journeyId, state: "booked", note: null, now: clock.now() });
    const data = { journeyId, ownerId: journey.owner_id };
    return [{ kind: "journey_booked", cause: journeyId, data }];
  }),
];
