import { expect, test } from "vitest";
import { checkpointStates, checkpointStepKinds, endsWithStay, placeOf, stateAfter } from "./standing.ts";
import { planJourney, type TripStay, templateNames, templateOf } from "./templates.ts";

const stay = (change: Partial<TripStay> = {}): TripStay => ({
  ...{
    bookingId: "a",
    checkIn: "2026-07-04",
    checkOut: "2026-07-11",
    children: 0,
    currency: "EUR",
    perks: 0,
  },
  payments: [{ kind: "deposit", dueOn: "2026-03-20", amount: 300 }],
  isOver: false,
  ...change,
});
const said = (stays: TripStay[]) =>
  planJourney(stays).map(({ key, on, bookingId }) => `${key} ${on} ${bookingId ?? "journey"}`);

test("a journey asks for its touch points once, each of its stays for its own", () => {
  const second = stay({ bookingId: "b", checkIn: "2026-07-11", checkOut: "2026-07-13", payments: [] });
  expect(said([stay(), second])).toEqual([
    "deposit:0 2026-03-20 a",
    "preferences 2026-06-04 a",
    "middle 2026-07-07 a",
    "preferences 2026-06-11 b",
    "documents 2026-06-27 journey",
    "welcome 2026-07-03 journey",
    "feedback 2026-07-16 journey",
  ]);
});

test("children ask for their papers, a weekend for less, no stay for nothing", () => {
  expect(said([stay({ children: 2 })])).toContain("minors 2026-05-20 journey");
  const weekend = said([stay({ checkOut: "2026-07-06", payments: [] })]);
  expect(weekend[0]).toBe("preferences 2026-06-20 a");
  expect(weekend.join()).not.toContain("middle");
  expect(planJourney([])).toEqual([]);
});

test("two payments of a kind are two, with what is at stake, and every template has its words", () => {
  const payments = [1, 2].map((amount) => ({
    ...{ kind: "balance" as const, dueOn: `2026-06-0${amount}`, amount },
  }));
  const planned = planJourney([stay({ payments })]);
  expect(planned.slice(0, 2).map(({ key, amount }) => [key, amount])).toEqual([
    ["balance:0", { amount: 1, currency: "EUR" }],
    ["balance:1", { amount: 2, currency: "EUR" }],
  ]);
  for (const { key } of planned) expect(templateNames).toContain(templateOf(key));
  expect(templateOf(null)).toBeNull();
});

test("every step from every state leads where the table says, or nowhere", () => {
  const ways = checkpointStates.flatMap((state) =>
    checkpointStepKinds.flatMap((step) => {
      const to = stateAfter(state, step);
      return to === null ? [] : [`${state} ${step} ${to}`];
    }),
  );
  expect(ways).toEqual([
    ...["open done done", "open snooze open", "open waive waived", "open broken waived", "open edit open"],
    ...["done undo open", "waived undo open"],
  ]);
});

test("what was not done by the end of its day is overdue", () => {
  const at = (day: string) => placeOf({ state: "open", day }, "2026-03-02");
  expect(["2026-03-01", "2026-03-02", "2026-03-03"].map(at)).toEqual(["overdue", "today", "ahead"]);
  expect(placeOf({ state: "waived", day: "2026-03-01" }, "2026-03-02")).toBe("closed");
});

test("each thing a hotel promised is looked at on arrival", () => {
  const perks = planJourney([stay({ perks: 2 })]).filter(({ kind }) => kind === "arrival");
  expect(perks.map(({ key, on }) => `${key} ${on}`)).toEqual(["perk:0 2026-07-04", "perk:1 2026-07-04"]);
});

test("what is for before the end closes with its stay, what is for the journey with its last one", () => {
  const left = stay({ perks: 1, isOver: true });
  const closing = (stays: TripStay[]) =>
    planJourney(stays)
      .filter(endsWithStay)
      .map(({ key, bookingId }) => `${key} ${bookingId ?? "journey"}`);
  const own = ["deposit:0 a", "preferences a", "middle a"];
  expect(closing([left])).toEqual([...own, "documents journey", "welcome journey"]);
  expect(closing([left, stay({ bookingId: "b" })])).toEqual(own);
});
