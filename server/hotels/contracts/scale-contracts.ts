import { demoContracts } from "#database/seed/demo/contracts.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { inPieces, scaledSlugs } from "#database/seed/demo/scale.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { findHotelsBySlug, insertVersions } from "./queries.ts";

const AT_ONCE = 200;

/** Gives each hotel of a scaled world the terms of one of the demo world's. */
export async function scaleContracts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scale: number,
): Promise<number> {
  const now = clock.now();
  const startsOn = `${Number(houseDay(now).slice(0, 4)) - 2}-01-01`;
  let made = 0;
  for (const slugs of inPieces(scaledSlugs(scale), AT_ONCE)) {
    const hotels = await findHotelsBySlug(db, slugs);
    const versions = [...hotels].map(([slug, hotelId]) => ({
      id: demoId(`contract/${slug}/1`),
      hotelId,
      version: 1,
      startsOn,
      endsOn: null,
      terms: demoContracts[Number(slug.slice(-6)) % demoContracts.length]!.terms,
      createdBy: null,
      createdAt: now,
    }));
    made += await insertVersions(db, versions);
  }
  return made;
}
