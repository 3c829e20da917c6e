import type { Fact, FactKind } from "../facts/facts.ts";
import { convert, type Money, type Rate } from "../money/money.ts";
import { HOUSE_ZONE, houseDay } from "../site/views.ts";
import { dayAfter, instantIn } from "../zones.ts";
import type { CapWindow, DatedSet, Rule, RuleKey, RuleSet } from "./rules.ts";

export const evidenceKinds = [
  "profile",
  "journey",
  "checkpoint",
  "booking",
  "commission",
  "request",
  "referral",
  "diagnostic",
  "event",
  "training",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What points are counted on, with the house's rate of its month where it said one. */
type Base = Money & { houseRate?: Rate | undefined };

/** Something that a rule may give points for: who did what, when, and the row that proves it. */
export type Scored = {
  userId: string;
  key: RuleKey;
  cause: string;
  at: Date;
  base: Base | null;
  evidence: { kind: EvidenceKind; id: string };
  /** Of a proposal: whether it is its acceptance that would count, or the first booking of what was approved. */
  moment?: "acceptance" | "booking";
};

/** The kinds of facts that points come from. */
export const scoredKinds = [
  "journey_published",
  "proposal_accepted",
  "proposal_booked",
  "stay_completed",
  "booking_no_show",
  "commission_moved",
  "checkpoint_done",
  "request_moved",
  "referral_moved",
  "profile_completed",
  "diagnostic_finished",
  "event_attended",
  "training_passed",
] as const satisfies readonly FactKind[];
type ScoredKind = (typeof scoredKinds)[number];

const DAY_MS = 86_400_000;

type Scorers = { [Kind in ScoredKind]: (fact: Fact<Kind>) => Scored | null };

/** What each kind of fact is worth counting as; null for one that counts nothing. */
const scorers: Scorers = {
  // A proposal is one however often it is published anew.
  journey_published: ({ at, data }) =>
    scored({ at, userId: data.ownerId, key: "proposal_published" }, ["journey", data.journeyId]),
  // One cause, so that a proposal that counted when it was accepted does not count again when it is booked.
  proposal_accepted: ({ at, data }) => acceptedProposal({ at, ...data }, "acceptance"),
  proposal_booked: ({ at, data }) => acceptedProposal({ at, ...data }, "booking"),
  stay_completed: (fact) => {
    const { ownerId, product, bookingId, total: amount, currency, houseRate } = fact.data;
    // Who sold it to the traveller: whoever asked, or the member whom a visitor asked; a hotel has no points.
    const userId = product?.isVisitors ? product.supplierId : ownerId;
    const of = scored({ at: leftAt(fact), userId, key: "stay_completed" }, ["booking", bookingId]);
    return of && { ...of, base: { amount, currency, houseRate } };
  },
  booking_no_show: ({ at, data: { product, ownerId, bookingId } }) =>
    product?.isVisitors ? null : scored({ at, userId: ownerId, key: "no_show" }, ["booking", bookingId]),
  // Who argued and is owed nothing, or no more than before, was wrong.
  commission_moved: ({ at, data: { from, to, by, ownerId, commissionId, isClaimLost } }) =>
    from === "disputed" && by === "house" && (to === "void" || isClaimLost)
      ? scored({ at, userId: ownerId, key: "dispute_lost" }, ["commission", commissionId])
      : null,
  checkpoint_done: ({ at, data: { isOnTime, ownerId, checkpointId } }) =>
    isOnTime
      ? scored({ at, userId: ownerId, key: "checkpoint_on_time" }, ["checkpoint", checkpointId])
      : null,
  request_moved: ({ at, data: { to, authorId, requestId } }) =>
    to === "shipped"
      ? scored({ at, userId: authorId, key: "suggestion_shipped" }, ["request", requestId])
      : null,
  referral_moved: ({ at, data: { to, ownerId, referralId } }) => {
    const key = to === "qualified" ? "hotel_qualified" : to === "signed" ? "hotel_signed" : null;
    return key && scored({ at, userId: ownerId, key }, ["referral", referralId]);
  },
  event_attended: ({ at, data: { userId, registrationId } }) =>
    scored({ at, userId, key: "event_attended" }, ["event", registrationId]),
  // Each training once for everybody, however often it is renewed.
  training_passed: ({ at, data: { userId, trainingId } }) => {
    const of = scored({ at, userId, key: "training_passed" }, ["training", trainingId]);
    return of && { ...of, cause: `${userId} ${trainingId}` };
  },
  profile_completed: ({ at, data: { userId } }) =>
    scored({ at, userId, key: "profile_complete" }, ["profile", userId]),
  diagnostic_finished: ({ at, data: { userId, diagnosticId } }) =>
    scored({ at, userId, key: "diagnostic_finished" }, ["diagnostic", diagnosticId]),
};

/** What a fact is worth counting as; null for one that counts nothing. */
export function scoredBy<Kind extends ScoredKind>(fact: Fact<Kind>): Scored | null {
  return (scorers[fact.kind] as (fact: Fact<Kind>) => Scored | null)(fact);
}

type Whose = { at: Date; userId: string | null; key: RuleKey };

/** Points of somebody by their evidence; what is nobody's counts nothing. */
function scored({ at, userId, key }: Whose, [kind, id]: [EvidenceKind, string]): Scored | null {
  return userId ? { userId, key, cause: id, at, base: null, evidence: { kind, id } } : null;
}

type Accepted = { at: Date; ownerId: string; journeyId: string };

function acceptedProposal({ at, ownerId, journeyId }: Accepted, moment: Scored["moment"]): Scored | null {
  const of = scored({ at, userId: ownerId, key: "proposal_accepted" }, ["journey", journeyId]);
  return of && { ...of, moment };
}

/** Whether a set of rules counts something at this moment of it. */
export function isItsMoment({ countsAcceptance }: DatedSet, { moment }: Scored): boolean {
  return moment === undefined || (moment === "acceptance") === countsAcceptance;
}

/** A stay counts from the noon its guests left, though the house may hear of it later. */
function leftAt({ data: { checkOut }, at }: Fact<"stay_completed">): Date {
  if (!checkOut) return at;
  const noon = instantIn(HOUSE_ZONE, checkOut, "12:00");
  return noon < at ? noon : at;
}

/** What a rule says of something, before its cap; the rates of the rules count where the house said none. */
export function askedPoints({ points, perThousand, most }: Rule, base: Base | null, rates: RuleSet["rates"]) {
  const rate = base && (base.houseRate ?? rates[base.currency]);
  const reais = base && rate ? convert(base, { to: "BRL", rate }).amount : 0;
  const all = points + perThousand * Math.floor(reais / 100_000);
  return most === null ? all : Math.min(most, all);
}

/** What is given of it: a cap only ever holds back points, never their loss. */
export function givenPoints(asked: number, { cap }: Pick<Rule, "cap">, spent: number): number {
  return cap && asked > 0 ? Math.min(asked, Math.max(0, cap.points - spent)) : asked;
}

/** The group whose points a rule's cap counts. */
export function groupOf({ key, cap }: Pick<Rule, "key" | "cap">): string {
  return cap && cap.group !== "own" ? cap.group : key;
}

/** The time that a cap counts together with an instant; days and months are the house's. */
export function windowAround(window: CapWindow, at: Date): { from: Date; until: Date } {
  const day = houseDay(at);
  if (window === "day") return between(day, dayAfter(day, 1));
  if (window === "month") return between(`${day.slice(0, 7)}-01`, `${nextMonth(day)}-01`);
  if (window === "ever") return { from: new Date(0), until: new Date("9999-01-01T00:00:00Z") };
  const time = at.getTime();
  return { from: new Date(time - 90 * DAY_MS + 1), until: new Date(time + 90 * DAY_MS) };
}

const between = (from: string, until: string) => ({
  from: instantIn(HOUSE_ZONE, from, "00:00"),
  until: instantIn(HOUSE_ZONE, until, "00:00"),
});

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
}

/** When points of an instant end: so many months later, at the same hour. */
export function expiryOf(at: Date, lifeMonths: number): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + lifeMonths);
  // The 31st of a shorter month is its last day, not the next month's first.
  if (end.getUTCDate() !== at.getUTCDate()) end.setUTCDate(0);
  return end;
}
