import type { FieldCode } from "../errors.ts";
import { Rate } from "../money/money.ts";
import type { NewBlock, Price } from "./blocks.ts";
import { dateOfDay } from "./days.ts";
import type { JourneyHead } from "./journeys.ts";
import { type Operation, writtenBlocks } from "./operations.ts";
import { inJourneyCurrency } from "./prices.ts";

/** What a block or an option may come to in minor units of the journey's currency: as much as a price may be. */
export const MAX_AMOUNT = 1_000_000_000_000;

type Priced = Partial<Pick<NewBlock, "net" | "sell">>;
const prices = ["net", "sell"] as const;

/** Whether something typed is a rate: a decimal above nothing. */
export function isSoundRate(typed: string): boolean {
  return Rate.safeParse(typed).success && /[1-9]/.test(typed);
}

/** Which typed price cannot be: at a rate of nothing, or beyond all reason in the journey's currency. */
export function priceFault(
  typed: Priced,
  { currency }: Pick<JourneyHead, "currency">,
): Record<string, FieldCode> | null {
  const field = prices.find((each) => typed[each] && !isSound(typed[each], currency));
  return field ? { [field]: "invalid" } : null;
}

function isSound(price: Price, currency: JourneyHead["currency"]): boolean {
  const { exchange } = price;
  if (!exchange) return price.amount <= MAX_AMOUNT;
  if (!isSoundRate(exchange.rate)) return false;
  return (inJourneyCurrency(price, currency) ?? Number.POSITIVE_INFINITY) <= MAX_AMOUNT;
}

/** Which price of an edit has a rate of a day that has begun nowhere yet. */
export function untimelyRate(operation: Operation, now: Date): Record<string, FieldCode> | null {
  const last = dateOfDay(now.toISOString().slice(0, 10), 1);
  const typed = writtenBlocks(operation);
  const field = prices.find((each) => typed.some((block) => (block[each]?.exchange?.on ?? "") > last));
  return field ? { [field]: "invalid" } : null;
}
