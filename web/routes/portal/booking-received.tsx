import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { receivedBookingQuery } from "#web/features/bookings/bookings.ts";
import { ReceivedBooking } from "#web/features/bookings/received/received-booking.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_received() }) }];

/** One request for a product of the reader's. */
export default function BookingReceivedPage() {
  const { id = "" } = useParams();
  const head = <PageHead title={m.bookings_received()} />;
  return (
    <QueryView query={useQuery(receivedBookingQuery(id))} head={head} lines={8}>
      {(booking) => <ReceivedBooking booking={booking} />}
    </QueryView>
  );
}
