import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays } from "#web/locale/format.ts";

type About = Pick<
  Booking,
  | "id"
  | "waitsFor"
  | "product"
  | "state"
  | "isAsked"
  | "phone"
  | "language"
  | "reference"
  | "hotel"
  | "checkIn"
  | "checkOut"
>;

/** A message to the other side about what is waited for, written already in their language; none where nobody waits. */
export function bookingWhatsapp(
  booking: About,
  { side, origin }: { side: BookingSide; origin: string },
): string | null {
  const { id, waitsFor, product, phone, language, reference, hotel, checkIn, checkOut } = booking;
  // A visitor has told an address, no number.
  if (waitsFor === null || (product && !phone)) return null;
  // A desk is led to the request in its inbox.
  const path = side === "seller" && hotel.slug ? `/hotel-portal/houses/${hotel.slug}/requests/${id}` : "";
  const words = {
    ...{ reference, hotel: hotel.name, dates: formatCalendarDays(checkIn, checkOut, language) },
    url: `${origin}${path}`,
  };
  return whatsappAddress({ phone, text: sentenceOf(booking, side)(words, { locale: language }) });
}

/** Who is waited for says that the answer comes; who waits asks for it. An option is spoken of by both. */
function sentenceOf({ state, isAsked, waitsFor }: About, side: BookingSide) {
  if (state === "optioned" && !isAsked) return m.bookings_whatsapp_optioned;
  if (waitsFor === side) return m.bookings_whatsapp_answering;
  if (isAsked) return m.bookings_whatsapp_asked;
  if (state === "countered") return m.bookings_whatsapp_countered;
  return state === "change_requested" ? m.bookings_whatsapp_change_requested : m.bookings_whatsapp_sent;
}
