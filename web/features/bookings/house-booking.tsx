import type { Booking } from "#domain/bookings/bookings.ts";
import type { HotelStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { revokeLinks, sendHouseFile, takeHouseStep } from "./bookings.ts";
import { BookingRecord } from "./record/booking-record.tsx";
import { partyName } from "./words.ts";

type HouseBookingProps = { booking: Booking; hotelId: string; mayAnswer: boolean };

/** A booking at the reader's hotel; who does not answer for it reads, and learns who does. */
export function HouseBooking({ booking, hotelId, mayAnswer }: HouseBookingProps) {
  const { run } = useWrite(takeHouseStep(hotelId, booking.id));
  const { run: revoke, isBusy } = useWrite(revokeLinks(hotelId));
  const { run: sendFile } = useWrite(sendHouseFile(hotelId, booking.id));
  const takeBack = async () => {
    const outcome = await revoke({ id: booking.id });
    toast({ text: outcome.state === "done" ? m.bookings_links_revoked() : m.account_error_other() });
  };
  const people = booking.people.adults + booking.people.children;
  const party = partyName(people);
  return (
    <BookingRecord
      booking={booking}
      side="hotel"
      take={mayAnswer ? (step, { version }) => run({ version, step: step as HotelStep }) : undefined}
      sendFile={mayAnswer ? sendFile : undefined}
      heading={<h2 className="d3">{booking.product ? said(booking.product.title) : party}</h2>}
      actions={
        mayAnswer ? (
          booking.waitsFor === "hotel" &&
          booking.steps.length > 0 && (
            <Button look="quiet" size="work" isBusy={isBusy} onClick={() => void takeBack()}>
              {m.bookings_links_revoke()}
            </Button>
          )
        ) : (
          <p className="note">{m.bookings_answer_who()}</p>
        )
      }
    />
  );
}
