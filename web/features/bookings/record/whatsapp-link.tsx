import { MessageCircle } from "lucide-react";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
import { bookingWhatsapp } from "./whatsapp-address.ts";

/** A message to the other side, written already; nothing where nobody waits. */
export function WhatsappLink({ booking, side }: { booking: Booking; side: BookingSide }) {
  const address = bookingWhatsapp(booking, { side, origin: window.location.origin });
  if (address === null) return null;
  return (
    <a {...buttonLook({ look: "outline", size: "work" })} href={address} target="_blank" rel="noreferrer">
      <MessageCircle size={15} strokeWidth={1.5} aria-hidden="true" /> {m.bookings_whatsapp()}
    </a>
  );
}
