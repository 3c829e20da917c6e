import { z } from "zod";
import { visitSources } from "./visits.ts";

const Source = z.enum(visitSources);
const counts = { views: z.number(), talks: z.number(), requests: z.number(), bookings: z.number() };

/** What a store brought, without a person: visits, talks begun on WhatsApp, requests, bookings. */
export const StoreFigures = z
  .object({
    ...counts,
    /** The last days, none left out. */
    days: z.array(z.object({ day: z.string(), ...counts })),
    sources: z.array(z.object({ source: Source, ...counts })),
    /** Who wrote, the latest first. */
    leads: z.array(
      z.object({
        ...{ id: z.string(), reference: z.string(), name: z.string(), email: z.string() },
        ...{ message: z.string(), source: Source, at: z.string() },
      }),
    ),
    /** The references of talks begun on WhatsApp, the latest first: what the seller finds in the text. */
    talked: z.array(z.object({ reference: z.string(), source: Source, at: z.string() })),
  })
  .meta({ id: "StoreFigures" });
export type StoreFigures = z.infer<typeof StoreFigures>;

type FigureKind = "views" | "talks" | "requests" | "bookings";
export type Counted = { day: string; source: string; kind: FigureKind; count: number };

const DAY_MS = 86_400_000;
const none = { views: 0, talks: 0, requests: 0, bookings: 0 };

/** Single counts as sums: of everything, of each of the last days, and of each source that brought something. */
export function sumFigures(counted: readonly Counted[], { until, days }: { until: string; days: number }) {
  const add = (rows: readonly Counted[]) => {
    const sums = { ...none };
    for (const { kind, count } of rows) sums[kind] += count;
    return sums;
  };
  const last = Date.parse(`${until}T00:00:00Z`);
  const dayAt = (back: number) => new Date(last - back * DAY_MS).toISOString().slice(0, 10);
  const listed = Array.from({ length: days }, (_, at) => dayAt(days - 1 - at));
  const within = counted.filter(({ day }) => day >= listed[0]! && day <= until);
  return {
    ...add(within),
    days: listed.map((day) => ({ day, ...add(within.filter((one) => one.day === day)) })),
    sources: visitSources
      .map((source) => ({ source, ...add(within.filter((one) => one.source === source)) }))
      .filter(({ source: _source, ...sums }) => Object.values(sums).some((sum) => sum > 0)),
  };
}
