import type { Booking } from "#domain/bookings/bookings.ts";
import type { HotelStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Notice } from "#web/ui/notice.tsx";
import { takeHouseStep } from "../bookings.ts";
import { BookingRecord } from "../record/booking-record.tsx";

/** A booking that our team answers for a hotel, where it writes to as whoever waits would. */
export function AnsweredBooking({ booking, hotelId }: { booking: Booking; hotelId: string }) {
  const { run } = useWrite(takeHouseStep(hotelId, booking.id));
  return (
    <BookingRecord
      booking={booking}
      side="seller"
      takesFor="hotel"
      take={(step, { version }) => run({ version, step: step as HotelStep })}
      heading={booking.waitsFor === "hotel" && <Notice tone="warn">{m.bookings_ours_admin()}</Notice>}
    />
  );
}
