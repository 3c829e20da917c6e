import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { anyBookingQuery } from "#web/features/bookings/bookings.ts";
import { AnsweredBooking } from "#web/features/bookings/house/answered-booking.tsx";
import { BookingRecord } from "#web/features/bookings/record/booking-record.tsx";
import { said } from "#web/locale/said.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_title() }) }];

/** One booking as the house reads it: it writes to the desk, as whoever waits would, and answers where nobody can be reached there. */
export default function HouseSideBookingPage() {
  const { id = "" } = useParams();
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/bookings">
      {m.bookings_title()}
    </ButtonLink>
  );
  return (
    <QueryView query={useQuery(anyBookingQuery(id))} head={<PageHead title={m.bookings_title()} />} lines={8}>
      {(booking) => (
        <>
          <PageHead
            title={booking.hotel.name}
            text={booking.product ? said(booking.product.title) : booking.seller.name}
            actions={back}
          />
          {booking.isOurs && booking.hotel.id ? (
            <AnsweredBooking booking={booking} hotelId={booking.hotel.id} />
          ) : (
            <BookingRecord booking={booking} side="seller" />
          )}
        </>
      )}
    </QueryView>
  );
}
