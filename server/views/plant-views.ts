import { demoMembers } from "#database/seed/demo/hotel-members.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { insertViews } from "./queries.ts";

const DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Readings of the demo hotels' pages in the last half year: some on most days, more in the middle of a week. */
export async function plantViews({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const slugs = [...new Set(demoMembers.map(({ slug }) => slug))];
  const rows = slugs.flatMap((slug, at) =>
    Array.from({ length: DAYS }, (_, daysAgo) => {
      const day = new Date(clock.now().getTime() - (daysAgo + 1) * DAY_MS);
      const views = ((day.getUTCDate() * 7 + at * 3) % 4) + (day.getUTCDay() % 6 === 0 ? 0 : 1);
      return { day: houseDay(day), path: hotelPath(slug), language: daysAgo % 3 ? "pt" : "en", views };
    }),
  );
  // A day that nobody read on has no row, as in a house that counts.
  await insertViews(
    db,
    rows.filter(({ views }) => views > 0),
  );
}
