import { expect, test } from "vitest";
import { canMove, journeyActors, journeyStates, needsNote, statesByDay } from "./states.ts";

const allowed = [
  "draft → proposed by owner",
  "draft → cancelled by owner",
  "proposed → proposed by owner",
  "proposed → accepted by owner",
  "proposed → accepted by client",
  "proposed → declined by owner",
  "proposed → declined by client",
  "proposed → cancelled by owner",
  "accepted → booked by owner",
  "accepted → booked by bookings",
  "accepted → cancelled by owner",
  "booked → accepted by bookings",
  "booked → travelling by time",
  "booked → cancelled by owner",
  "travelling → completed by time",
  "travelling → cancelled by owner",
  "declined → draft by owner",
  "declined → cancelled by owner",
];

const every = journeyStates.flatMap((from) =>
  journeyStates.flatMap((to) => journeyActors.map((by) => ({ from, to, by }))),
);

test("of all arrows and actors, exactly these exist", () => {
  const found = every.filter(canMove).map(({ from, to, by }) => `${from} → ${to} by ${by}`);
  expect(found.sort()).toEqual([...allowed].sort());
});

test("a refusal, a cancellation and the owner's word for a client are explained, nothing else is", () => {
  const explained = every
    .filter((move) => canMove(move) && needsNote(move))
    .map(({ from, to, by }) => `${from} → ${to} by ${by}`);
  expect(explained.sort()).toEqual(
    allowed
      .filter(
        (arrow) =>
          arrow.includes("→ cancelled") ||
          arrow.includes("→ declined") ||
          arrow === "proposed → accepted by owner",
      )
      .sort(),
  );
});

test.each([
  ["booked", "2027-07-03", []],
  ["booked", "2027-07-04", ["travelling"]],
  ["booked", "2027-07-16", ["travelling", "completed"]],
  ["travelling", "2027-07-15", []],
  ["travelling", "2027-07-16", ["completed"]],
  ["accepted", "2027-08-01", []],
  ["cancelled", "2027-07-10", []],
] as const)("what is %s goes on %s through %j, each an arrow of its own", (state, today, then) => {
  const passed = statesByDay({ state, startsOn: "2027-07-04", endsOn: "2027-07-15" }, today);
  expect(passed).toEqual(then);
  passed.reduce<(typeof journeyStates)[number]>((from, to) => {
    expect(canMove({ from, to, by: "time" })).toBe(true);
    return to;
  }, state);
});
