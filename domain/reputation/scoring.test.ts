import { expect, test } from "vitest";
import type { Fact } from "../facts/facts.ts";
import { houseRules, type RuleKey, ruleKeys, ruleSetBlocker } from "./rules.ts";
import { askedPoints, expiryOf, givenPoints, scoredBy, windowAround } from "./scoring.ts";
import { tally } from "./tally.ts";

const [ana, stay] = ["0b0e5f0a-9f7e-4c8e-9b6a-000000000001", "0b0e5f0a-9f7e-4c8e-9b6a-000000000002"];
const ruleOf = (key: RuleKey) => houseRules.rules.find((rule) => rule.key === key)!;
const worth = (amount: number, currency: "BRL" | "EUR" | "CHF") =>
  askedPoints(ruleOf("stay_completed"), { amount, currency }, houseRules.rates);

test("the first rules are those of the loop", () => {
  const points = Object.fromEntries(houseRules.rules.map(({ key, points: each }) => [key, each]));
  expect(points).toEqual({
    ...{ profile_complete: 20, diagnostic_finished: 20, training_passed: 10, proposal_published: 1 },
    ...{ checkpoint_on_time: 1, proposal_accepted: 15, stay_completed: 40, event_attended: 15 },
    ...{ hotel_qualified: 10, hotel_signed: 100, suggestion_shipped: 15, no_show: -10, dispute_lost: -15 },
  });
  expect(ruleOf("proposal_accepted").cap).toEqual({ points: 60, window: "month", group: "own" });
  expect(houseRules.lifeMonths).toBe(24);
  expect(ruleSetBlocker(houseRules)).toBeNull();
});

test("a stay gives forty, one more for each thousand reais or their worth, and never above a hundred", () => {
  expect(worth(99_999, "BRL")).toBe(40);
  expect(worth(735_000, "BRL")).toBe(47);
  expect(worth(284_000, "EUR")).toBe(58);
  expect(worth(9_900_000, "BRL")).toBe(100);
  // A currency without a rate has its fixed points.
  expect(worth(9_900_000, "CHF")).toBe(40);
});

test("a cap holds back what is above it, and never a loss", () => {
  const rule = ruleOf("proposal_published");
  expect([0, 9, 10, 14].map((spent) => givenPoints(1, rule, spent))).toEqual([1, 1, 0, 0]);
  expect(givenPoints(-10, rule, 14)).toBe(-10);
});

test("months and days are those of São Paulo", () => {
  const late = new Date("2026-04-01T02:59:00Z");
  expect(windowAround("month", late)).toEqual({
    ...{ from: new Date("2026-03-01T03:00:00Z"), until: new Date("2026-04-01T03:00:00Z") },
  });
  expect(windowAround("day", late).from).toEqual(new Date("2026-03-31T03:00:00Z"));
  expect(windowAround("month", new Date("2026-12-15T12:00:00Z")).until).toEqual(
    new Date("2027-01-01T03:00:00Z"),
  );
});

test("points live for so many months, also those of the last day of one", () => {
  expect(expiryOf(new Date("2024-02-29T10:00:00Z"), 24)).toEqual(new Date("2026-02-28T10:00:00Z"));
  expect(expiryOf(new Date("2026-03-02T10:00:00Z"), 24)).toEqual(new Date("2028-03-02T10:00:00Z"));
});

test("a stay counts from the day its guests left, and an argument only when it was lost", () => {
  const ids = { bookingId: stay, hotelId: stay, ownerId: ana, journeyId: null, blockId: null };
  const at = new Date("2026-03-09T12:00:00Z");
  const left = {
    ...{ kind: "stay_completed", cause: stay, actorId: null, at },
    data: { ...ids, currency: "BRL", total: 1, commission: 0, contractId: stay, checkOut: "2026-03-02" },
  } as Fact<"stay_completed">;
  expect(scoredBy(left)).toMatchObject({ userId: ana, at: new Date("2026-03-02T15:00:00Z") });
  const argued = (from: string, to: string, by: string, isClaimLost?: boolean) =>
    scoredBy({
      ...{ kind: "commission_moved", cause: stay, actorId: null, at },
      data: { commissionId: stay, bookingId: stay, hotelId: stay, ownerId: ana, from, to, by, isClaimLost },
    } as Fact<"commission_moved">);
  expect(argued("disputed", "void", "house")?.key).toBe("dispute_lost");
  expect(argued("disputed", "confirmed", "house")).toBeNull();
  expect(argued("disputed", "confirmed", "house", true)?.key).toBe("dispute_lost");
  expect(argued("expected", "void", "booking")).toBeNull();
});

test("a referred hotel counts when it qualifies and when it signs, each once, and for nobody who has left", () => {
  const moved = (to: string, ownerId: string | null) =>
    scoredBy({
      ...{ kind: "referral_moved", cause: `${stay} ${to}`, actorId: null, at: new Date(0) },
      data: { referralId: stay, ownerId, to },
    } as Fact<"referral_moved">);
  const keys = ["in_conversation", "qualified", "signed", "declined"].map((to) => moved(to, ana)?.key);
  expect(keys).toEqual([undefined, "hotel_qualified", "hotel_signed", undefined]);
  expect(moved("signed", ana)).toMatchObject({ cause: stay, evidence: { kind: "referral", id: stay } });
  expect(moved("signed", null)).toBeNull();
});

test("rules without one of their keys, or that share a cap they do not agree on, are refused", () => {
  expect(ruleSetBlocker({ ...houseRules, rules: houseRules.rules.slice(1) })).toBe("rules_missing");
  const twice = [...houseRules.rules.slice(0, -1), houseRules.rules[0]!];
  expect(ruleSetBlocker({ ...houseRules, rules: twice })).toBe("rules_missing");
  const other = { points: 11, window: "month", group: "daily_work" } as const;
  const rules = houseRules.rules.map((rule) =>
    rule.key === "checkpoint_on_time" ? { ...rule, cap: other } : rule,
  );
  expect(ruleSetBlocker({ ...houseRules, rules })).toBe("rules_disagree");
  expect(ruleSetBlocker({ ...houseRules, rates: { BRL: "2" } })).toBe("rules_disagree");
  expect(houseRules.rules.map(({ key }) => key)).toEqual([...ruleKeys]);
});

test("a tally counts a cause once, by the rules of its day, within caps, while points live", () => {
  const scored = (key: RuleKey, cause: string, at: string) => ({
    ...{ userId: ana, key, cause, at: new Date(at), base: null },
    evidence: { kind: "journey" as const, id: stay },
  });
  const many = Array.from({ length: 14 }, (_, at) =>
    scored("proposal_published", `p${at}`, "2026-03-05T12:00:00Z"),
  );
  const past = [scored("proposal_accepted", "a", "2025-12-31T12:00:00Z"), ...many, ...many];
  const sets = [{ ...houseRules, countsAcceptance: false, validFrom: new Date("2026-01-01T03:00:00Z") }];
  const at = (now: string, with_ = sets) => tally(past, { sets: with_, now: new Date(now) }).get(ana);
  expect(at("2026-06-01T12:00:00Z")).toBe(10);
  expect(at("2026-06-01T12:00:00Z", [{ ...sets[0]!, validFrom: new Date(0) }])).toBe(25);
  expect(at("2028-03-06T12:00:00Z")).toBe(0);
});

test("a proposal counts when it is booked, at most four times a month, and one that counted when it was accepted not again", () => {
  const of = (kind: "proposal_accepted" | "proposal_booked", journeyId: string, at: string) =>
    scoredBy({ kind, cause: at, actorId: null, at: new Date(at), data: { journeyId, ownerId: ana } } as Fact<
      typeof kind
    >)!;
  const past = [
    of("proposal_accepted", "first", "2026-02-27T12:00:00Z"),
    ...["first", "1", "2", "3", "4", "5"].flatMap((journey) => [
      of("proposal_accepted", journey, "2026-03-05T12:00:00Z"),
      of("proposal_booked", journey, "2026-03-06T12:00:00Z"),
    ]),
    // Said on the client's word and never asked of a hotel.
    of("proposal_accepted", "word", "2026-03-07T12:00:00Z"),
    // Already April in London, still March in São Paulo; and then April there too.
    of("proposal_booked", "6", "2026-04-01T02:00:00Z"),
    of("proposal_booked", "7", "2026-04-01T03:30:00Z"),
  ];
  const [old, since] = [new Date(0), new Date("2026-03-01T03:00:00Z")];
  const sets = [
    { ...houseRules, countsAcceptance: true, validFrom: old },
    { ...houseRules, countsAcceptance: false, validFrom: since },
  ];
  const now = new Date("2026-06-01T12:00:00Z");
  expect(tally(past, { sets, now }).get(ana)).toBe(15 + 60 + 15);
});
