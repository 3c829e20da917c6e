import { BookingList } from "#domain/bookings/bookings.ts";
import { fileOf } from "../http/files/list-file.ts";

/** What a file of bookings says, to whichever side asks for it. */
export const bookingFile = fileOf("bookings", BookingList, [
  "reference",
  "confirmationNumber",
  "title",
  "product.pt",
  "product.en",
  "hotelName",
  "sellerName",
  "state",
  "waitsFor",
  "checkIn",
  "checkOut",
  "people",
  "rooms",
  "currency",
  ["total", "currency"],
  "clock.dueAt",
  "clock.isLate",
  "optionUntil",
  "createdAt",
]);

/** What answering a request is, of a hotel and of whoever offers a product. */
export const answers = {
  summary: "Accept, hold, decline, counter, ask, change, cancel or note",
  write: {
    audit: [
      ...(["booking.accept", "booking.hold", "booking.decline", "booking.counter"] as const),
      ...(["booking.ask", "booking.message", "booking.note", "booking.ask_change"] as const),
      ...(["booking.answer_change", "booking.cancel", "booking.no_show", "booking.correct"] as const),
      "booking.complete",
    ],
    repeat: "key",
    version: "checked",
  },
} as const;
