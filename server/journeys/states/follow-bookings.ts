import type { NewFact } from "#domain/facts/facts.ts";
import { canMove, JourneyState } from "#domain/journeys/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Hold, onHeld } from "../../facts/listener.ts";
import type { Tools } from "../../tools.ts";
import { findStanding, holdJourneys, setState } from "../queries.ts";
import { countUnbooked, isUnbooked } from "./queries.ts";

type Move = {
  booking: { journeyId: string | null; bookingId: string; blockId: string | null };
  to: "booked" | "accepted";
};

const journeys: Hold = {
  idOf: ({ data }) => ("journeyId" in data ? data.journeyId : null),
  take: holdJourneys,
};

/** Takes a journey where one of its bookings takes it, if it may go there; each booking is a cause of its own. */
async function follow(tx: Tx, { clock }: Tools, { booking, to }: Move): Promise<NewFact[]> {
  const { journeyId, bookingId } = booking;
  const journey = journeyId && (await findStanding(tx, journeyId));
  if (!journey) return [];
  if (!canMove({ from: JourneyState.parse(journey.state), to, by: "bookings" })) return [];
  const isDue = to === "booked" ? (await countUnbooked(tx, journeyId)) === 0 : await isUnbooked(tx, booking);
  if (!isDue) return [];
  await setState(tx, { journeyId, state: to, note: null, now: clock.now() });
  const kind = to === "booked" ? "journey_booked" : "journey_unbooked";
  return [{ kind, cause: `${journeyId}/${bookingId}`, data: { journeyId, ownerId: journey.owner_id } }];
}

/**
 * A journey is booked once every stay that its client chose is agreed with its hotel, and no longer when one of them
 * falls through or none is left.
 */
export const followBookings = [
  onHeld("booking_accepted", journeys, async (tx, tools, { data: booking }) =>
    follow(tx, tools, { booking, to: "booked" }),
  ),
  ...(["booking_cancelled", "booking_no_show"] as const).map((kind) =>
    onHeld(kind, journeys, async (tx, tools, { data: booking }) =>
      // A journey is booked by its stays alone.
      booking.product ? [] : follow(tx, tools, { booking, to: "accepted" }),
    ),
  ),
];
