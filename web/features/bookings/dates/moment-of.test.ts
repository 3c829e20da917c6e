import { expect, test } from "vitest";
import { momentOf } from "./moment-of.ts";

const at = "2026-03-20T23:30:00.000Z";

test("a hotel's date is told on its own clock and with its name, a member's without a place", () => {
  const hotel = { id: crypto.randomUUID(), name: "Velaa Private Island", timeZone: "Indian/Maldives" };
  expect(momentOf({ at, hotel, kind: "deposit" }, "en")).toMatch(/^21 Mar.*04:30 in Velaa Private Island$/);
  const member = { id: null, name: "Marina Teles", timeZone: "America/Sao_Paulo" };
  expect(momentOf({ at, hotel: member, kind: "deposit" }, "en")).toMatch(/^2\d Mar.*\d\d:30$/);
});
