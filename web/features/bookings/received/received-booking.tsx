import type { Booking } from "#domain/bookings/bookings.ts";
import type { HotelStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { sendReceivedFile, takeReceivedStep } from "../bookings.ts";
import { BookingRecord } from "../record/booking-record.tsx";
import { OwedPanel } from "./owed-panel.tsx";

/** A request for a product of the reader's, who answers it as a hotel answers for a stay. */
export function ReceivedBooking({ booking }: { booking: Booking }) {
  const home = useHome();
  const { run } = useWrite(takeReceivedStep(booking.id));
  const { run: sendFile } = useWrite(sendReceivedFile(booking.id));
  const isOwed = booking.commission > 0 && ["accepted", "change_requested", "stayed"].includes(booking.state);
  return (
    <>
      <PageHead
        title={booking.product ? said(booking.product.title) : booking.reference}
        actions={
          <ButtonLink look="outline" size="work" to={`${home}/bookings/received`}>
            {m.bookings_received()}
          </ButtonLink>
        }
      />
      <BookingRecord
        booking={booking}
        side="hotel"
        take={(step, { version }) => run({ version, step: step as HotelStep })}
        sendFile={sendFile}
      />
      {isOwed && <OwedPanel id={booking.id} sellerName={booking.seller.name} />}
    </>
  );
}
