import type { StayToAsk } from "#domain/bookings/bookings.ts";
import { BookingState } from "#domain/bookings/states.ts";
import type { BlockContent } from "#domain/journeys/blocks.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import type { Currency } from "#domain/money/money.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findStays, type StayRow } from "./queries.ts";

const open = ["accepted", "booked", "travelling"];
const agreedStates: readonly string[] = ["accepted", "change_requested", "stayed"];
const over: readonly string[] = ["declined", "withdrawn", "lapsed", "cancelled", "no_show"];

/** The stays that the client of a journey chose, and how each stands with its hotel. */
export async function readStays(
  { db }: Pick<Deps, "db">,
  which: { ownerId: string; journeyId: string },
): Promise<StayToAsk[]> {
  return (await findStays(db, which)).map(toStay);
}

/** One of them, for the form that asks for it. */
export async function readStay(
  { db }: Pick<Deps, "db">,
  which: { ownerId: string; blockId: string },
): Promise<StayToAsk> {
  const [row] = await findStays(db, which);
  if (!row) throw refuse("not_found");
  return toStay(row);
}

function toStay(row: StayRow): StayToAsk {
  const content = row.content as BlockContent;
  const head = row.head as JourneyHead;
  const checkIn = dayAfter(row.starts_on, row.day ?? 0);
  const { booking_id: id, reference, booking_state: state } = row;
  return {
    blockId: row.id,
    title: inLanguage(content.title, head.language) || row.hotel_name,
    journey: { id: row.journey_id, title: row.title },
    hotel: { id: row.hotel_id, name: row.hotel_name },
    ...{ checkIn, checkOut: dayAfter(checkIn, Math.max(1, content.nights)) },
    travellers: head.travellers.map(({ firstName, isChild }) => ({ firstName, isChild })),
    canAsk: open.includes(row.state) && (state === null || over.includes(state)),
    booking:
      id && reference && state
        ? { id, reference, state: BookingState.parse(state), agreed: agreedOf(row) }
        : null,
  };
}

function agreedOf({ booking_state: state, total, currency, commission }: StayRow) {
  if (!state || !agreedStates.includes(state) || total === null) return null;
  return { price: { amount: total, currency: currency as Currency }, commission: Number(commission) };
}
