import type { BookingExport } from "#domain/bookings/bookings.ts";
import type { BookingSide, BookingState } from "#domain/bookings/states.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { wallClock } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { csvMoney } from "../../http/csv-money.ts";
import { findAllBookings, type SummaryRow } from "./queries.ts";

const stateNames = {
  registered: m.bookings_state_registered,
  sent: m.bookings_state_sent,
  optioned: m.bookings_state_optioned,
  countered: m.bookings_state_countered,
  accepted: m.bookings_state_accepted,
  change_requested: m.bookings_state_change_requested,
  declined: m.bookings_state_declined,
  withdrawn: m.bookings_state_withdrawn,
  lapsed: m.bookings_state_lapsed,
  cancelled: m.bookings_state_cancelled,
  no_show: m.bookings_state_no_show,
  stayed: m.bookings_state_stayed,
} satisfies Record<BookingState, unknown>;
const turns = {
  hotel: m.bookings_waits_hotel,
  seller: m.bookings_waits_seller,
} satisfies Record<BookingSide, unknown>;

type Tools = Pick<Deps, "db">;

/** The bookings of whoever sells them that a question leaves, as a file in a language. */
export function exportOwn(
  { db }: Tools,
  { ownerId, query }: { ownerId: string; query: BookingExport },
): Response {
  return fileOf(findAllBookings(db, { ownerId }, query), { reader: "seller", language: query.language });
}

type OfHotel = { hotelId: string; actor: Actor; query: BookingExport };

/** A hotel's inbox as a file: who asks, not the names of journeys or guests. */
export async function exportForHotel({ db }: Tools, { hotelId, actor, query }: OfHotel): Promise<Response> {
  await requireHotelPart(db, { actor, hotelId });
  return fileOf(findAllBookings(db, { hotelId }, query), { reader: "hotel", language: query.language });
}

type Reading = { reader: BookingSide; language: Language };

function fileOf(pages: AsyncIterable<SummaryRow[]>, { reader, language }: Reading): Response {
  const name = m.bookings_file({}, { locale: language });
  return csvAnswer({ name, language, pages, columns: columnsIn(language, reader) });
}

function columnsIn(locale: Language, reader: BookingSide): CsvColumn<SummaryRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const other: CsvColumn<SummaryRow>[] =
    reader === "hotel"
      ? [{ heading: say(m.bookings_col_seller), value: ({ seller_name }) => seller_name }]
      : [
          { heading: say(m.bookings_field_hotel), value: ({ hotel_name }) => hotel_name },
          { heading: say(m.bookings_journey), value: ({ journey_title }) => journey_title },
        ];
  return [
    { heading: say(m.bookings_col_code), value: ({ reference }) => reference },
    { heading: say(m.bookings_number), value: (row) => row.confirmation_number },
    ...other,
    { heading: say(m.bookings_field_check_in), value: ({ check_in }) => check_in },
    { heading: say(m.bookings_field_check_out), value: ({ check_out }) => check_out },
    { heading: say(m.bookings_col_people), value: ({ people }) => people },
    { heading: say(m.bookings_col_rooms), value: ({ rooms }) => rooms },
    { heading: say(m.bookings_col_state), value: ({ state }) => say(stateNames[state as BookingState]) },
    {
      heading: say(m.bookings_col_turn),
      value: ({ waits_for }) => (waits_for === null ? null : say(turns[waits_for as BookingSide])),
    },
    { heading: say(m.bookings_col_due), value: dueThere },
    { heading: say(m.bookings_col_currency), value: ({ currency }) => currency },
    {
      heading: say(m.bookings_col_total),
      value: ({ total, currency }) => csvMoney(total, { currency, locale }),
    },
    { heading: say(m.bookings_col_created), value: ({ created_at }) => houseDay(created_at) },
  ];
}

/** When an answer is due, as the hotel's own clock shows it. */
function dueThere({ due_at, time_zone }: SummaryRow): string | null {
  if (due_at === null) return null;
  const { day, time } = wallClock(time_zone, due_at);
  return `${day} ${time}`;
}
