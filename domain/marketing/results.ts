import { z } from "zod";
import { LinkSource } from "./links.ts";

/** What a member's link brought: opened by people, messages and what else they came for, bookings kept from it. */
export const LinkResults = z
  .object({
    clicks: z.number(),
    leads: z.number(),
    bookings: z.number(),
    /** The days from the first click, or the first day, to the last, none left out. */
    days: z.array(z.object({ day: z.string(), clicks: z.number(), leads: z.number(), bookings: z.number() })),
    sources: z.array(
      z.object({ source: LinkSource, clicks: z.number(), leads: z.number(), bookings: z.number() }),
    ),
    /**
     * How many of the leads began the diagnostic, wrote to a seller's page or asked for an offer: numbers, for they
     * agreed to give their name to whom they wrote and nobody else.
     */
    ...{ diagnostics: z.number(), stores: z.number(), offers: z.number() },
    contacts: z.array(
      z.object({
        reference: z.string(),
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        source: LinkSource,
        at: z.string(),
      }),
    ),
  })
  .meta({ id: "LinkResults" });
export type LinkResults = z.infer<typeof LinkResults>;

type Counted = { day: string; count: number };

/** Counts of single days as one row a day, from the first to the last, none left out and at most so many. */
export function fillDays(
  { clicks, leads, bookings }: { clicks: Counted[]; leads: Counted[]; bookings: Counted[] },
  { from, until, max = 120 }: { from: string; until: string; max?: number },
) {
  const first = new Date(`${from}T00:00:00Z`).getTime();
  const last = new Date(`${until}T00:00:00Z`).getTime();
  const length = Math.min(max, Math.max(1, Math.round((last - first) / 86_400_000) + 1));
  const sum = (counted: Counted[], day: string) =>
    counted.reduce((total, one) => (one.day === day ? total + one.count : total), 0);
  return Array.from({ length }, (_, at) => {
    const day = new Date(last - (length - 1 - at) * 86_400_000).toISOString().slice(0, 10);
    return { day, clicks: sum(clicks, day), leads: sum(leads, day), bookings: sum(bookings, day) };
  });
}
