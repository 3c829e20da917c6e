import { z } from "zod";
import { Localized } from "../localized.ts";
import { Currency, Sum } from "../money/money.ts";
export const chartKeys = [
  "pipeline",
  "conversion",
  "lead_time",
  "seasonality",
  "hotel_mix",
  "forecast",
] as const;
export const spans = ["90", "365", "all"] as const;
export const Span = z.enum(spans);
export type Span = z.infer<typeof Span>;

/** One mark of a drawing: its place in words, its value, and what it is drawn beside. */
const Point = z.object({
  label: Localized,
  value: z.number().nullable(),
  /** What is written at the mark. */
  text: Localized,
  other: z.number().nullable(),
  otherText: Localized.nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Point = z.infer<typeof Point>;

/** A drawing with the finding it shows, what it was made of, and the same as a table. */
export const Chart = z.object({
  key: z.enum(chartKeys),
  /** Set where each currency has its own. */
  currency: Currency.nullable(),
  title: Localized,
  finding: Localized,
  source: Localized,
  points: z.array(Point),
  /** The one mark in brass. */
  at: z.number().int().nullable(),
  /** A line across it, for a middle: one's own, or that of a group. */
  line: z.object({ value: z.number(), label: Localized }).nullable(),
  table: z.object({ columns: z.array(Localized), rows: z.array(z.array(Localized)) }),
});
export type Chart = z.infer<typeof Chart>;

const Range = z.object({ currency: Currency, amount: z.number(), low: z.number(), high: z.number() });

/** The four figures above everything; what stands on fewer than five cases is not said. */
export const Heads = z.object({
  pipeline: z.object({ count: z.number().int(), sums: z.array(Sum) }),
  conversion: z
    .object({
      share: z.number(),
      sent: z.number().int(),
      taken: z.number().int(),
      group: z.number().nullable(),
    })
    .nullable(),
  lead: z.object({ days: z.number(), cases: z.number().int(), group: z.number().nullable() }).nullable(),
  forecast: z.array(Range),
});
export type Heads = z.infer<typeof Heads>;
