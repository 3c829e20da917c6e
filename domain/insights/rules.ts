import { type Card, type RuleKey, ruleKeys } from "./cards.ts";
import type { Figures } from "./figures.ts";
import { hotelDependence } from "./rules/money/hotel-dependence.ts";
import { missingInvoice } from "./rules/money/missing-invoice.ts";
import { overdueCommission } from "./rules/money/overdue-commission.ts";
import { clientAnniversary } from "./rules/practice/client-anniversary.ts";
import { emptySeason } from "./rules/practice/empty-season.ts";
import { nextTier } from "./rules/practice/next-tier.ts";
import { overdueCheckpoints } from "./rules/practice/overdue-checkpoints.ts";
import { returningClient } from "./rules/practice/returning-client.ts";
import { acceptedUnasked } from "./rules/proposals/accepted-unasked.ts";
import { conversionFalling } from "./rules/proposals/conversion-falling.ts";
import { linkEnding } from "./rules/proposals/link-ending.ts";
import { readUnanswered } from "./rules/proposals/read-unanswered.ts";
import { slowAnswer } from "./rules/proposals/slow-answer.ts";
import { stalledProposal } from "./rules/proposals/stalled-proposal.ts";
import { contractEnding } from "./rules/stays/contract-ending.ts";
import { kitExpiring } from "./rules/stays/kit-expiring.ts";
import { optionEnding } from "./rules/stays/option-ending.ts";
import { priceAboveUsual } from "./rules/stays/price-above-usual.ts";
import { slowHotel } from "./rules/stays/slow-hotel.ts";
import { unusedPerk } from "./rules/stays/unused-perk.ts";
import { waitingForYou } from "./rules/stays/waiting-for-you.ts";

type Defined = ReturnType<typeof import("./rule.ts").defineRule>;

/** Every rule of Farol, by its key. */
export const rules = Object.fromEntries(
  [
    ...[optionEnding, slowHotel, waitingForYou, unusedPerk, kitExpiring, contractEnding, priceAboveUsual],
    ...[stalledProposal, readUnanswered, slowAnswer, linkEnding, acceptedUnasked, conversionFalling],
    ...[overdueCommission, missingInvoice, hotelDependence],
    ...[nextTier, emptySeason, overdueCheckpoints, clientAnniversary, returningClient],
  ].map((rule) => [rule.key, rule]),
) as Record<RuleKey, Defined>;

/** No rule says more than this at once: the rest is told when these are done. */
const MAX_PER_RULE = 20;

/** The cards that somebody's figures call for: what has a day first, then what is worth most in its currency. */
export function cardsOf(figures: Figures): Card[] {
  const cards = ruleKeys.flatMap((key) =>
    rules[key]
      .cards(figures)
      .sort((a, b) => (b.worth?.amount ?? 0) - (a.worth?.amount ?? 0) || a.cause.localeCompare(b.cause))
      .slice(0, MAX_PER_RULE),
  );
  return cards.sort((a, b) => b.urgency - a.urgency || ruleKeys.indexOf(a.rule) - ruleKeys.indexOf(b.rule));
}
