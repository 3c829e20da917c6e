import { z } from "zod";
import { Localized } from "../localized.ts";
import { dayAfter } from "../zones.ts";

/** How many weeks the team's first page looks back. */
export const TREND_WEEKS = 12;

/** What a line of a trend counts. */
const trendUnits = ["count", "hours"] as const;

/** How something went, week by week; a week is named by its Monday in São Paulo. */
export const Trend = z
  .object({
    id: z.string(),
    name: Localized,
    unit: z.enum(trendUnits),
    lines: z.array(z.object({ name: Localized, values: z.array(z.number().nullable()) })),
  })
  .meta({ id: "Trend" });
export type Trend = z.infer<typeof Trend>;

export const TrendBoard = z.object({ weeks: z.array(z.iso.date()), trends: z.array(Trend) });
export type TrendBoard = z.infer<typeof TrendBoard>;

/** The Mondays of the last weeks, the present one included, the oldest first. */
export function lastWeeks(today: string, count: number): string[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -weekday);
  return Array.from({ length: count }, (_, at) => dayAfter(monday, (at - count + 1) * 7));
}

/** What is known of some weeks as one value for each of all; where nothing is known a count is none, a measure is missing. */
export function overWeeks(
  known: readonly { week: string; value: number }[],
  { weeks, unit }: { weeks: readonly string[]; unit: Trend["unit"] },
): (number | null)[] {
  const values = new Map(known.map(({ week, value }) => [week, value]));
  return weeks.map((week) => values.get(week) ?? (unit === "count" ? 0 : null));
}
