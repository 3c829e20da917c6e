import { BookingList } from "#domain/bookings/bookings.ts";
import { fileOf } from "../../http/files/list-file.ts";

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
