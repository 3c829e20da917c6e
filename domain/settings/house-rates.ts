import { z } from "zod";
import { Currency, Rate } from "../money/money.ts";
import { Version } from "../numbers.ts";
import { Month } from "../text.ts";

const Foreign = Currency.exclude(["BRL"]);

/** What one unit of a currency is worth in reais in a month; 0 as version where there is none yet. */
export const HouseRateChange = z.strictObject({
  month: Month,
  currency: Foreign,
  rate: Rate.refine((rate) => Number(rate) > 0),
  version: Version,
});
export type HouseRateChange = z.infer<typeof HouseRateChange>;

export const HouseRates = z
  .object({
    rates: z.array(
      z.object({
        month: z.string(),
        currency: Foreign,
        rate: z.string(),
        version: Version,
        by: z.string().nullable(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: "HouseRates" });
export type HouseRates = z.infer<typeof HouseRates>;

type Kept = { month: string; currency: string; rate: string };

/** The rates that hold on a day: of each currency the latest of its month or one before. */
export function ratesOn(kept: readonly Kept[], day: string): Record<string, string> {
  const open = kept
    .filter(({ month }) => month <= day.slice(0, 7))
    .sort((a, b) => a.month.localeCompare(b.month));
  return Object.fromEntries(open.map(({ currency, rate }) => [currency, rate]));
}
