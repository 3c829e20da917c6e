import { z } from "zod";
import { whole } from "../numbers.ts";
import { GivenDay, line } from "../text.ts";
import type { Regime } from "./invoices.ts";

/** What has a rate of its own by day; what a single rate cannot say, finance types as an amount. */
export const taxKinds = ["irrf_simples", "irrf_presumido"] as const;
export type TaxKind = (typeof taxKinds)[number];

/** The income tax kept back of each regime. */
export const irrfOf: Record<Regime, TaxKind> = { simples: "irrf_simples", presumido: "irrf_presumido" };

/** A rate in basis points from a day on, and where that is written. */
export const NewTaxRate = z.strictObject({
  kind: z.enum(taxKinds),
  rate: whole({ max: 9_999 }),
  from: GivenDay,
  source: line(300),
});
export type NewTaxRate = z.infer<typeof NewTaxRate>;

/** Every rate that was typed, the latest day of a kind first. */
export const TaxRates = z
  .object({
    rates: z.array(
      z.object({
        ...{ id: z.uuid(), kind: z.enum(taxKinds), rate: z.number().int(), from: z.iso.date() },
        ...{ source: z.string(), by: z.string().nullable(), at: z.iso.datetime() },
        /** Whether it holds today. */
        isInForce: z.boolean(),
      }),
    ),
    /** Whether this session used a second factor, without which nothing here is typed. */
    canChange: z.boolean(),
  })
  .meta({ id: "TaxRates" });
export type TaxRates = z.infer<typeof TaxRates>;

type Kept = { id: string; kind: string; rate: number; from: string; at: string };

/** The rate of a kind that holds on a day: of the latest day that has come, the one typed last; null before the first. */
export function rateOn<Row extends Kept>(
  rows: readonly Row[],
  { kind, day }: { kind: TaxKind; day: string },
): Row | null {
  const [held] = rows
    .filter((row) => row.kind === kind && row.from <= day)
    .sort((a, b) => b.from.localeCompare(a.from) || b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  return held ?? null;
}
