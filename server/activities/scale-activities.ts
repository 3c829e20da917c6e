import { demoActivities } from "#database/seed/demo/activities.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { inPieces, scaledSlugs } from "#database/seed/demo/scale.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { findHotelsBySlug, insertActivities } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const AT_ONCE = 100;

/** Gives each hotel of a scaled world the activities of the demo world. */
export async function scaleActivities(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scale: number,
): Promise<number> {
  const now = clock.now();
  let made = 0;
  for (const slugs of inPieces(scaledSlugs(scale), AT_ONCE)) {
    const hotels = await findHotelsBySlug(db, slugs);
    const rows = [...hotels].flatMap(([slug, hotelId]) =>
      demoActivities.map(({ kind, daysAgo, summary, reach }, at) => ({
        id: demoId(`activity/${slug}/${at}`),
        hotelId,
        kind,
        happenedOn: houseDay(new Date(now.getTime() - daysAgo * DAY_MS)),
        summary,
        reach: reach ?? null,
        nextStep: null,
        nextStepOn: null,
        createdBy: null,
        createdAt: now,
      })),
    );
    made += await insertActivities(db, rows);
  }
  return made;
}
