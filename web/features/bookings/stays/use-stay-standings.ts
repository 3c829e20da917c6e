import { useMemo } from "react";
import type { BookedStay } from "#domain/journeys/agency-totals.ts";
import { m } from "#messages/messages.js";
import { useStays } from "../bookings.ts";
import { stateName, stateTones } from "../words.ts";

/** How a stay stands with its hotel, in a word and its colour. */
export type StayStanding = { word: string; tone: (typeof stateTones)[keyof typeof stateTones] };
type Standings = { standings: ReadonlyMap<string, StayStanding>; booked: BookedStay[] };

/** How each stay that a client chose stands with its hotel, and what was agreed; none before anything was chosen. */
export function useStayStandings(journeyId: string, isChosen: boolean): Standings {
  const { data: stays } = useStays(journeyId, { enabled: isChosen });
  return useMemo(
    () => ({
      standings: new Map(
        (stays ?? []).map(({ blockId, booking }): [string, StayStanding] => [
          blockId,
          booking
            ? { word: stateName(booking.state), tone: stateTones[booking.state] }
            : { word: m.bookings_stays_unasked(), tone: "warn" },
        ]),
      ),
      booked: (stays ?? []).flatMap(({ blockId, booking }) =>
        booking?.agreed ? [{ blockId, ...booking.agreed }] : [],
      ),
    }),
    [stays],
  );
}
