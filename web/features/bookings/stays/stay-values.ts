import type { NewRoom } from "#domain/bookings/bookings.ts";
import type { Currency } from "#domain/money/money.ts";
import { readAmount } from "../words.ts";

/** What the fields of a stay hold; guests one a line, as people write them. */
export type StayValues = {
  hotelId: string;
  source: string;
  confirmationNumber: string;
  checkIn: string;
  checkOut: string;
  wishes: string;
  rooms: { category: string; ratePlan: string; price: string; guests: string }[];
};

export const emptyRoom = { category: "", ratePlan: "", price: "", guests: "" };

/** Guests from lines: a name, and after a comma the age of a child. */
export function readGuests(typed: string): NewRoom["guests"] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const match = /^(.*?),\s*(\d{1,2})$/.exec(line);
      return match && Number(match[2]) < 18
        ? { name: match[1]!.trim(), age: Number(match[2]) }
        : { name: line, age: null };
    });
}

/** The rooms that the fields say. */
export function roomsOf(rooms: StayValues["rooms"], currency: Currency): NewRoom[] {
  return rooms.map(({ category, ratePlan, price, guests }) => ({
    ...{ category, ratePlan, price: readAmount(price, currency) ?? 0, guests: readGuests(guests) },
  }));
}
