import { MessageCircle } from "lucide-react";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays } from "#web/locale/format.ts";
import { buttonLook } from "#web/ui/button.tsx";

/** A message to the side that is waited for, written already; nothing where nobody waits. */
export function WhatsappLink({ booking, side }: { booking: Booking; side: BookingSide }) {
  const { waitsFor, state, isAsked, phone, reference, hotel, checkIn, checkOut } = booking;
  if (waitsFor === null) return null;
  const words = {
    ...{ reference, hotel: hotel.name, dates: formatCalendarDays(checkIn, checkOut) },
    url: typeof location === "undefined" ? "" : location.origin,
  };
  const text = isAsked
    ? m.bookings_whatsapp_asked(words)
    : state === "optioned"
      ? m.bookings_whatsapp_optioned(words)
      : state === "countered"
        ? m.bookings_whatsapp_countered(words)
        : state === "change_requested"
          ? m.bookings_whatsapp_change_requested(words)
          : m.bookings_whatsapp_sent(words);
  // Who is waited for reads the same sentence as an answer; a number is known of the other side alone.
  const number = waitsFor === side ? "" : (phone ?? "").replace(/\D/g, "");
  const address = `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  return (
    <a {...buttonLook({ look: "outline", size: "work" })} href={address} target="_blank" rel="noreferrer">
      <MessageCircle size={15} strokeWidth={1.5} aria-hidden="true" /> {m.bookings_whatsapp()}
    </a>
  );
}
