import type { Booking } from "#domain/bookings/bookings.ts";
import type { SellerStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { sendOwnFile, takeOwnStep } from "./bookings.ts";
import { BookingRecord } from "./record/booking-record.tsx";

/** A booking of the reader's own. */
export function OwnBooking({ booking }: { booking: Booking }) {
  const home = useHome();
  const { run } = useWrite(takeOwnStep(booking.id));
  const { run: sendFile } = useWrite(sendOwnFile(booking.id));
  const journeyAddress = booking.journey ? `${home}/my-journeys/${booking.journey.id}` : undefined;
  return (
    <>
      <PageHead
        title={booking.hotel.name}
        text={booking.product ? said(booking.product.title) : booking.journey?.title}
        actions={
          <ButtonLink look="outline" size="work" to={`${home}/bookings`}>
            {m.bookings_title()}
          </ButtonLink>
        }
      />
      <BookingRecord
        booking={booking}
        side="seller"
        take={(step, { version }) => run({ version, step: step as SellerStep })}
        sendFile={sendFile}
        {...(journeyAddress && { journeyAddress })}
      />
    </>
  );
}
