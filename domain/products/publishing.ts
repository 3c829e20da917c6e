import type { ErrorCode, FieldCode } from "../errors.ts";
import { convert, type Money } from "../money/money.ts";
import type { ProductContent } from "./content.ts";
import type { LiveState } from "./states.ts";

type Faults = Record<string, FieldCode>;

/** What is missing or cannot be before somebody reviews it, field by field; empty if nothing is. */
export function contentFaults(content: ProductContent, now: Date): Faults {
  const faults: Faults = {};
  for (const field of ["title", "summary", "terms"] as const)
    for (const language of ["pt", "en"] as const)
      if (content[field][language].trim() === "") faults[`${field}.${language}`] = "required";
  if (content.place.trim() === "") faults.place = "required";
  if (content.country === null) faults.country = "required";
  if (content.pictures.length === 0) faults.pictures = "required";
  const isDescribed = content.pictures.every(({ alt }) => alt.pt.trim() !== "" && alt.en.trim() !== "");
  if (!isDescribed) faults.pictures = "invalid";
  const { price, memberPrice, startsOn, endsOn, opensAt, closesAt } = content;
  if (memberPrice !== null && (price === null || memberPrice > price)) faults.memberPrice = "invalid";
  if (content.isInstant && price === null) faults.price = "required";
  if (content.kind === "stay" && content.hotelId === null) faults.hotelId = "required";
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) faults.endsOn = "ends_before_start";
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) faults.closesAt = "ends_before_start";
  else if (closesAt !== null && new Date(closesAt) <= now) faults.closesAt = "in_past";
  return faults;
}

/** What a hotel asks of everybody for a night, where it has said so, and what currencies are worth in reais. */
export type PublicRate = Money & { rates: Record<string, string> };

/**
 * Whether a night, or a whole stay, is offered for less than the hotel itself asks of everybody for one night. What is
 * paid in another currency is compared in reais; without a rate of the house nobody can say that it is no less.
 */
export function isBelowRate(content: ProductContent, rate: PublicRate | null): boolean {
  const { price, currency, hotelId } = content;
  if (rate === null || hotelId === null || price === null || !paysForNights(content)) return false;
  if (currency === rate.currency) return price < rate.amount;
  const [offered, asked] = [inReais({ amount: price, currency }, rate.rates), inReais(rate, rate.rates)];
  return offered === null || asked === null || offered < asked;
}

/** A price per person, or for a group that comes by day, says nothing of a room. */
function paysForNights({ unit, kind }: ProductContent): boolean {
  return unit === "night" || unit === "stay" || (unit === "group" && kind === "stay");
}

function inReais({ amount, currency }: Money, rates: Record<string, string>): number | null {
  const rate = currency === "BRL" ? "1" : rates[currency];
  return rate === undefined ? null : convert({ amount, currency }, { to: "BRL", rate }).amount;
}

export type Publishing = {
  content: ProductContent;
  /** A hotel that somebody else names has agreed to what is said of it. */
  hasConsent: boolean;
  publicRate: PublicRate | null;
  /** How many of the seller's are published beside this one, and how many may be. */
  others: number;
  atOnce: number;
  now: Date;
};

/** Why a product cannot be published, or null (loop: product). */
export function publishBlocker(wish: Publishing): ErrorCode | null {
  const { content, hasConsent, publicRate, others, atOnce, now } = wish;
  if (Object.keys(contentFaults(content, now)).length > 0) return "product_unready";
  if (!hasConsent) return "product_consent";
  if (isBelowRate(content, publicRate)) return "product_below_rate";
  return others >= atOnce ? "product_limit" : null;
}

/** How many products a hotel shows at once; members have what their tier entitles to. */
export const HOTEL_PRODUCTS_AT_ONCE = 50;

/** What of a product a hotel agrees to: said anew, it is asked anew. */
export function consentKey(content: ProductContent): string {
  const { hotelId, kind, title, summary, terms, currency, price, unit, startsOn, endsOn } = content;
  const { visibility } = content;
  return JSON.stringify([
    ...[hotelId, kind, [title, summary, terms].map(({ pt, en }) => [pt, en])],
    ...[currency, price, unit, startsOn, endsOn, visibility],
  ]);
}

type Shown = { state: LiveState | null; content: ProductContent | null; now: Date };

/** Whether others find it: published, for more than its seller, and its hour has come and not passed. */
export function isShownAt({ state, content, now }: Shown): boolean {
  if (state !== "published" || !content || content.visibility === "private") return false;
  const isOpen = content.opensAt === null || new Date(content.opensAt) <= now;
  return isOpen && (content.closesAt === null || new Date(content.closesAt) > now);
}
