import { expect, test } from "vitest";
import { bookingActors, bookingStates, canMoveBooking, needsReason } from "./states.ts";

const allowed = [
  "sent → optioned by hotel",
  "sent → accepted by hotel",
  "sent → declined by hotel",
  "sent → countered by hotel",
  "sent → countered by seller",
  "sent → withdrawn by seller",
  "registered → accepted by hotel",
  "registered → declined by hotel",
  "registered → withdrawn by seller",
  "optioned → accepted by hotel",
  "optioned → lapsed by time",
  "optioned → withdrawn by seller",
  "countered → countered by hotel",
  "countered → countered by seller",
  "countered → accepted by hotel",
  "countered → accepted by seller",
  "countered → declined by hotel",
  "countered → withdrawn by seller",
  "accepted → change_requested by hotel",
  "accepted → change_requested by seller",
  "accepted → cancelled by hotel",
  "accepted → cancelled by seller",
  "accepted → no_show by hotel",
  "accepted → stayed by hotel",
  "accepted → stayed by time",
  "change_requested → accepted by hotel",
  "change_requested → accepted by seller",
  "change_requested → cancelled by hotel",
  "change_requested → cancelled by seller",
  "change_requested → stayed by time",
];

const every = bookingStates.flatMap((from) =>
  bookingStates.flatMap((to) => bookingActors.map((by) => ({ from, to, by }))),
);
const named = ({ from, to, by }: (typeof every)[number]) => `${from} → ${to} by ${by}`;

test("of all arrows and actors, exactly these exist", () => {
  expect(every.filter(canMoveBooking).map(named).sort()).toEqual([...allowed].sort());
});

test("a refusal, a withdrawal and a cancellation are explained, nothing else is", () => {
  const explained = every.filter((move) => canMoveBooking(move) && needsReason(move)).map(named);
  expect(explained.sort()).toEqual(
    allowed.filter((arrow) => /→ (declined|withdrawn|cancelled)/.test(arrow)).sort(),
  );
});
