import { demoActivities } from "#database/seed/demo/activities.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { findHotelsBySlug, insertActivities } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives the demo world what we did for its hotels over the last months. */
export async function plantActivities({
  db,
  clock,
  auth,
}: Pick<Deps, "db" | "clock" | "auth">): Promise<void> {
  const now = clock.now();
  const day = (fromNow: number) => houseDay(new Date(now.getTime() + fromNow * DAY_MS));
  const by = await auth.getUserByEmail("admin@lilamonde.test");
  const hotels = await findHotelsBySlug(db, [...new Set(demoActivities.flatMap(({ slugs }) => slugs))]);
  const rows = demoActivities.flatMap(({ slugs, kind, daysAgo, summary, reach, nextStep, nextIn }) =>
    slugs.flatMap((slug) => {
      const hotelId = hotels.get(slug);
      if (!hotelId) return [];
      return {
        id: demoId(`activity/${slug}/${summary}`),
        hotelId,
        kind,
        happenedOn: day(-daysAgo),
        summary,
        reach: reach ?? null,
        nextStep: nextStep ?? null,
        nextStepOn: nextIn === undefined ? null : day(nextIn),
        createdBy: by?.id ?? null,
        createdAt: now,
      };
    }),
  );
  await insertActivities(db, rows);
}
