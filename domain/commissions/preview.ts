import type { BookingTerms } from "../hotels/contract-versions.ts";
import { linesOf, partsOf } from "./amounts.ts";
import { dueOn } from "./due.ts";

type Stay = { checkOut: string; rooms: readonly { category: string; ratePlan: string; price: number }[] };

/** What a stay would earn whoever sells it, before it is asked for; null where it earns nothing, as on net rates. */
export function previewCommission({ ratePlans, currency, due }: BookingTerms, { checkOut, rooms }: Stay) {
  const lines = linesOf({ ratePlans }, rooms);
  const { base, hotelLine } = partsOf(lines, { overrideRate: 0, houseRate: 0 });
  if (hotelLine === 0) return null;
  return { currency, base, amount: hotelLine, dueOn: checkOut ? dueOn(due, checkOut) : null };
}
