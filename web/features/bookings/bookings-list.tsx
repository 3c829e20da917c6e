import type { ReactNode } from "react";
import type { BookingSummary } from "#domain/bookings/bookings.ts";
import { type BookingBox, bookingBoxes } from "#domain/bookings/states.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays, formatMoney } from "#web/locale/format.ts";
import type { ListAddress } from "#web/session/lists/bring-file.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "./bookings.module.css";
import { useBookings, type Whose } from "./bookings.ts";
import { DueWord } from "./record/answer-clock.tsx";
import { stateName, stateTones, summaryTitle } from "./words.ts";

type BookingsListProps = {
  whose: Whose;
  /** Where a booking is opened; without it the list is to be read. */
  address?: (booking: BookingSummary) => string;
  empty: { title: string; text: string; action?: ReactNode };
};

/** Bookings by whose turn it is; the address says what is shown. */
export function BookingsList({ whose, address, empty }: BookingsListProps) {
  // Who is asked reads what waits for them; a member whose product is asked for is as a hotel is.
  const isHotel = whose.kind === "hotel" || whose.kind === "received";
  const names: Record<BookingBox, string> = {
    hotel: isHotel ? m.bookings_box_hotel_own() : m.bookings_box_hotel(),
    seller:
      whose.kind === "own"
        ? m.bookings_box_seller()
        : whose.kind === "received"
          ? m.bookings_waits_buyer()
          : m.bookings_box_seller_other(),
    agreed: m.bookings_box_agreed(),
    closed: m.bookings_box_closed(),
  };
  const searchLabel = isHotel
    ? m.bookings_search_hotel
    : whose.kind === "own"
      ? m.bookings_search
      : m.bookings_search_house;
  const place = useListPlace({
    // What is late waits for an answer, all of it; boxes would say of the rest that there is none.
    filters:
      whose.kind === "late"
        ? []
        : [
            {
              ...{ name: "box", label: m.bookings_box(), look: "tabs", all: m.bookings_box_all() },
              values: bookingBoxes.map((value) => ({ value, label: names[value] })),
            },
          ],
    sorts: ["createdAt", "checkIn", "dueAt"],
    // What waits for a hotel is read by what is due first.
    sortOf: ({ box }) => (whose.kind === "late" || (isHotel && box === "hotel") ? "dueAt" : "-createdAt"),
  });
  return (
    <MemberList
      id={`bookings-${whose.kind}`}
      caption={
        whose.kind === "received" ? m.bookings_received() : isHotel ? m.bookings_tab() : m.bookings_title()
      }
      searchLabel={searchLabel()}
      place={place}
      query={useBookings(whose, place.asked)}
      columns={columns(whose)}
      file={addressOf(whose)}
      row={{ id: ({ id }) => id, name: summaryTitle, ...(address && { opens: { address } }) }}
      empty={<EmptyState {...empty} />}
    />
  );
}

/** Where the list is read. */
function addressOf(whose: Whose): ListAddress {
  if (whose.kind === "hotel") return `/api/houses/${whose.hotelId}/bookings`;
  return addresses[whose.kind];
}
const addresses = {
  own: "/api/bookings",
  received: "/api/bookings/received",
  late: "/api/admin/bookings/late",
  all: "/api/admin/bookings",
} as const;

function sidesOf({ hotelName, sellerName }: BookingSummary, { kind }: Whose): string {
  if (kind === "own") return hotelName;
  // A house reads its own name nowhere.
  return kind === "received" || kind === "hotel" ? sellerName : `${hotelName} · ${sellerName}`;
}

function columns(whose: Whose): ListColumn<BookingSummary>[] {
  return [
    {
      id: "booking",
      header: m.bookings_col_booking(),
      cell: (booking) => (
        <span className={styles.what}>
          <b>{summaryTitle(booking)}</b>
          <small>
            {sidesOf(booking, whose)} · <span className={styles.code}>{booking.reference}</span>
          </small>
        </span>
      ),
    },
    {
      id: "dates",
      header: m.bookings_col_dates(),
      sort: "checkIn",
      phone: "below",
      cell: ({ checkIn, checkOut }) => formatCalendarDays(checkIn, checkOut),
    },
    {
      id: "state",
      header: m.bookings_col_state(),
      phone: "beside",
      cell: ({ state }) => <Badge tone={stateTones[state]}>{stateName(state)}</Badge>,
    },
    {
      id: "clock",
      header: m.bookings_col_clock(),
      sort: "dueAt",
      phone: "below",
      cell: DueWord,
    },
    {
      id: "total",
      header: m.bookings_col_total(),
      isNumeric: true,
      cell: ({ total, currency }) => formatMoney(total, currency),
    },
  ];
}
