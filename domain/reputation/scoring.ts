import type { Fact, FactKind } from "../facts/facts.ts";
import { convert, type Money } from "../money/money.ts";
import { houseDay } from "../site/views.ts";
import { dayAfter, instantIn } from "../zones.ts";
import type { CapWindow, Rule, RuleKey, RuleSet } from "./rules.ts";

export const evidenceKinds = [
  "profile",
  "journey",
  "checkpoint",
  "booking",
  "commission",
  "request",
  "referral",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Something that a rule may give points for: who did what, when, and the row that proves it. */
export type Scored = {
  userId: string;
  key: RuleKey;
  cause: string;
  at: Date;
  base: Money | null;
  evidence: { kind: EvidenceKind; id: string };
};

/** The kinds of facts that points come from. */
export const scoredKinds = [
  "journey_published",
  "proposal_accepted",
  "stay_completed",
  "booking_no_show",
  "commission_moved",
  "checkpoint_done",
  "request_moved",
  "referral_moved",
  "profile_completed",
] as const satisfies readonly FactKind[];
type ScoredKind = (typeof scoredKinds)[number];

const HOUSE_ZONE = "America/Sao_Paulo";
const DAY_MS = 86_400_000;

/** What a fact is worth counting as; null for one that counts nothing. */
export function scoredBy(fact: Fact<ScoredKind>): Scored | null {
  const of = (userId: string, key: RuleKey, kind: EvidenceKind, id: string): Scored => ({
    ...{ userId, key, cause: id, at: fact.at, base: null, evidence: { kind, id } },
  });
  switch (fact.kind) {
    // A proposal is one however often it is published anew.
    case "journey_published":
      return of(fact.data.ownerId, "proposal_published", "journey", fact.data.journeyId);
    case "proposal_accepted":
      return of(fact.data.ownerId, "proposal_accepted", "journey", fact.data.journeyId);
    case "stay_completed": {
      const { ownerId, bookingId, total: amount, currency } = fact.data;
      const scored = of(ownerId, "stay_completed", "booking", bookingId);
      return { ...scored, at: leftAt(fact), base: { amount, currency } };
    }
    case "booking_no_show":
      return of(fact.data.ownerId, "no_show", "booking", fact.data.bookingId);
    case "commission_moved": {
      // Who argued and is owed nothing was wrong.
      const { from, to, by, ownerId, commissionId } = fact.data;
      const isLost = from === "disputed" && to === "void" && by === "house";
      return isLost ? of(ownerId, "dispute_lost", "commission", commissionId) : null;
    }
    case "checkpoint_done":
      return fact.data.isOnTime
        ? of(fact.data.ownerId, "checkpoint_on_time", "checkpoint", fact.data.checkpointId)
        : null;
    case "request_moved": {
      const { to, authorId, requestId } = fact.data;
      return to === "shipped" && authorId ? of(authorId, "suggestion_shipped", "request", requestId) : null;
    }
    case "referral_moved": {
      const { to, ownerId, referralId } = fact.data;
      const key = to === "qualified" ? "hotel_qualified" : to === "signed" ? "hotel_signed" : null;
      return key && ownerId ? of(ownerId, key, "referral", referralId) : null;
    }
    case "profile_completed":
      return of(fact.data.userId, "profile_complete", "profile", fact.data.userId);
  }
}

/** A stay counts from the noon its guests left, though the house may hear of it later. */
function leftAt({ data: { checkOut }, at }: Fact<"stay_completed">): Date {
  if (!checkOut) return at;
  const noon = instantIn(HOUSE_ZONE, checkOut, "12:00");
  return noon < at ? noon : at;
}

/** What a rule says of something, before its cap. */
export function askedPoints(
  { points, perThousand, most }: Rule,
  base: Money | null,
  rates: RuleSet["rates"],
) {
  const rate = base && rates[base.currency];
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
