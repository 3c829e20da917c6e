import { expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { firstValues, offeredPerks } from "./step-values.ts";

test("what a hotel promises a guest is ticked by hand: an acceptance that nobody touched promises nothing", () => {
  const perks = [{ pt: "Café da manhã", en: "Breakfast" }];
  const booking = {
    ...{ hotel: { timeZone: "Europe/Lisbon" }, currency: "EUR", rooms: [], proposal: null, product: null },
    ...{ terms: null, usualTerms: { perks, payments: [], freeUntil: null }, checkIn: "", checkOut: "" },
    ...{ confirmationNumber: null, reference: "PD-1" },
  } as unknown as Booking;
  expect(offeredPerks(booking)).toEqual(perks);
  expect(firstValues(booking).perks).toEqual([false]);
});
