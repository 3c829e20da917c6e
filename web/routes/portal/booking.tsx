import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { ownBookingQuery } from "#web/features/bookings/bookings.ts";
import { OwnBooking } from "#web/features/bookings/own-booking.tsx";
import { PromisesPanel } from "#web/features/checkpoints/promises/promises-panel.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_title() }) }];

/** One booking of the reader's own. */
export default function BookingPage() {
  const { id = "" } = useParams();
  return (
    <QueryView query={useQuery(ownBookingQuery(id))} head={<PageHead title={m.bookings_title()} />} lines={8}>
      {(booking) => (
        <>
          <OwnBooking booking={booking} />
          <PromisesPanel bookingId={booking.id} hotelName={booking.hotel.name} />
        </>
      )}
    </QueryView>
  );
}
