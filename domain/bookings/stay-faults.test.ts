import { expect, test } from "vitest";
import { emptyProduct } from "../products/content.ts";
import { stayFaults } from "./bookings.ts";
import { requestFaults } from "./offers.ts";
import { type Standing, stepFaults } from "./take-step.ts";

const today = "2026-03-02";
const now = new Date("2026-03-02T12:00:00Z");

test.each([
  ["2026-03-02", "2026-03-03", {}, {}],
  ["2026-03-03", "2026-03-03", { checkOut: "ends_before_start" }, { checkOut: "ends_before_start" }],
  ["2026-03-01", "2026-03-05", { checkIn: "in_past" }, {}],
  ["2026-03-02", "2027-03-03", {}, {}],
  ["2026-03-02", "2027-03-04", { checkOut: "too_long" }, { checkOut: "too_long" }],
  ["2026-03-02", "9999-12-31", { checkOut: "too_long" }, { checkOut: "too_long" }],
  ["2029-03-04", "2029-03-07", {}, {}],
  ["2029-03-05", "2029-03-07", { checkIn: "too_far_ahead" }, { checkIn: "too_far_ahead" }],
  ["9999-12-30", "9999-12-31", { checkIn: "too_far_ahead" }, { checkIn: "too_far_ahead" }],
  ["2025-03-01", "2025-03-04", { checkIn: "in_past" }, {}],
  ["2025-02-28", "2025-03-04", { checkIn: "in_past" }, { checkIn: "too_long_ago" }],
])("a stay from %s to %s, asked for and registered", (checkIn, checkOut, asked, registered) => {
  expect(stayFaults({ checkIn, checkOut }, { today, isRegistered: false })).toEqual(asked);
  expect(stayFaults({ checkIn, checkOut }, { today, isRegistered: true })).toEqual(registered);
});

test("what either side proposes instead, and what is asked of a product, has the same bounds", () => {
  const booking: Standing = {
    ...{ state: "accepted", waitsFor: null, isAsked: false, rooms: 1, timeZone: "Europe/Lisbon" },
    ...{ checkIn: "2025-01-10", checkOut: "2026-03-10" },
  };
  const faults = (checkIn: string, checkOut: string) => {
    const proposal = { checkIn, checkOut, rooms: [{ category: "Quarto", price: 1 }] };
    return stepFaults(booking, { kind: "ask_change", proposal, message: "x" }, now);
  };
  expect(faults("2026-04-01", "2026-04-03")).toEqual({});
  expect(faults("2026-04-01", "9999-12-31")).toEqual({ "step.proposal.checkOut": "too_long" });
  expect(faults("2031-04-01", "2031-04-03")).toEqual({ "step.proposal.checkIn": "too_far_ahead" });
  const product = emptyProduct("experience", null);
  const wish = (startsOn: string, endsOn: string) =>
    requestFaults(product, { startsOn, endsOn, people: 1 }, today);
  expect(wish("2026-04-01", "9999-12-31")).toEqual({ endsOn: "invalid" });
  expect(wish("2099-04-01", "2099-04-02")).toEqual({ startsOn: "invalid" });
});
