import { expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { bookingWhatsapp } from "./whatsapp-address.ts";

const origin = "https://lilamonde.example";
const booking = {
  ...{ id: "0b0e5f0a-9f7e-4c8e-9b6a-000000000001", reference: "PD-1234567", product: null, isAsked: false },
  ...{ state: "sent" as const, waitsFor: "hotel" as const, phone: "+351 912 345 678" },
  language: "pt" as const,
  hotel: { id: "h", name: "Martinhal Sagres", slug: "martinhal-sagres", timeZone: "Europe/Lisbon" },
  ...{ checkIn: "2026-07-04", checkOut: "2026-07-07" },
};
function said(change: Partial<Booking>, side: "seller" | "hotel") {
  const address = bookingWhatsapp({ ...booking, ...change }, { side, origin });
  return address === null ? null : new URL(address);
}
const text = (change: Partial<Booking>, side: "seller" | "hotel") =>
  said(change, side)!.searchParams.get("text");

test("every step that waits has its sentence, with the booking, its days and the number of the other side", () => {
  const asked = said({}, "seller")!;
  expect(asked.origin + asked.pathname).toBe("https://wa.me/351912345678");
  expect(asked.searchParams.get("text")).toMatch(
    /PD-1234567 para Martinhal Sagres.*4 – 7 de jul.*espera sua resposta/,
  );
  // Who reads it at the hotel is led to the request.
  expect(asked.searchParams.get("text")).toContain(
    `${origin}/hotel-portal/houses/martinhal-sagres/requests/${booking.id}`,
  );
  expect(text({ isAsked: true, waitsFor: "seller" }, "hotel")).toContain("uma pergunta");
  expect(text({ state: "countered", waitsFor: "seller" }, "hotel")).toContain("contraproposta");
  expect(text({ state: "change_requested" }, "seller")).toContain("Pedimos uma mudança");
  for (const side of ["seller", "hotel"] as const)
    expect(text({ state: "optioned", waitsFor: "seller" }, side)).toContain("Podemos confirmar?");
});

test("who is waited for says that the answer comes, and where nobody waits nothing is written", () => {
  expect(text({}, "hotel")).toContain("respondo");
  expect(text({ state: "countered", waitsFor: "seller" }, "seller")).toContain("respondo");
  expect(said({ state: "accepted", waitsFor: null }, "seller")).toBeNull();
  expect(said({ phone: null }, "seller")!.pathname).toBe("/");
});

test("it is written in the language of whoever reads it, whatever the writer's is", () => {
  expect(text({ language: "en" }, "seller")).toMatch(/PD-1234567 for Martinhal Sagres.*4 – 7 Jul 2026/);
});
