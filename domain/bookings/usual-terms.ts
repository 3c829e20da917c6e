import type { ContractTerms } from "../hotels/contracts.ts";
import { type HotelSheet, isValidOn } from "../hotels/sheets.ts";
import { basisPoints } from "../money/money.ts";
import { dayAfter, instantIn } from "../zones.ts";
import type { StayTerms } from "./steps.ts";

type Given = { checkIn: string; timeZone: string; terms: ContractTerms; perks: HotelSheet["perks"] };

/** What an acceptance says where nobody says otherwise: the contract's cancellation, and the perks of our programme. */
export function usualStayTerms({ checkIn, timeZone, terms, perks }: Given): StayTerms {
  const { freeUntilDays, penalties } = terms.cancellation;
  // The last free day ends when the desk's day does.
  const freeUntil = instantIn(timeZone, dayAfter(checkIn, -freeUntilDays), "18:00").toISOString();
  return {
    payments: [],
    freeUntil,
    penalties: penalties.map(({ daysBefore, share }) => ({ daysBefore, share })),
    perks: perks
      .filter((perk) => perk.programme === "house" && isValidOn(perk, checkIn))
      .map(({ name }) => ({ pt: name.pt, en: name.en })),
  };
}

/** What rooms earn under a contract, each by its rate plan, rounded once a room; null where a plan is not in it. */
export function estimateCommission(
  { ratePlans }: Pick<ContractTerms, "ratePlans">,
  rooms: readonly { ratePlan: string; price: number }[],
): number | null {
  let sum = 0;
  for (const { ratePlan, price } of rooms) {
    const plan = ratePlans.find(({ code }) => code === ratePlan);
    if (!plan) return null;
    sum += plan.kind === "net" ? 0 : basisPoints(price, plan.commission);
  }
  return sum;
}
