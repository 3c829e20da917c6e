import { demoContracts } from "#database/seed/demo/contracts.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { findHotelsBySlug, insertVersion } from "./queries.ts";

/** Gives the hotels of the demo world their contracts: from this year on, and of some those of the year before. */
export async function plantContracts({
  db,
  clock,
  auth,
}: Pick<Deps, "db" | "clock" | "auth">): Promise<void> {
  const now = clock.now();
  const year = Number(houseDay(now).slice(0, 4));
  const by = await auth.getUserByEmail("admin@lilamonde.test");
  const hotels = await findHotelsBySlug(
    db,
    demoContracts.map(({ slug }) => slug),
  );
  for (const { slug, terms, earlier } of demoContracts) {
    const hotelId = hotels.get(slug);
    if (!hotelId) continue;
    // The terms of the year before hold where a stay of then is looked at; without others, they were the same.
    const versions = earlier
      ? [
          { version: 1, startsOn: `${year - 2}-01-01`, terms: earlier },
          { version: 2, startsOn: `${year}-01-01`, terms },
        ]
      : [{ version: 1, startsOn: `${year - 2}-01-01`, terms }];
    for (const { version, startsOn, terms: agreed } of versions) {
      await insertVersion(db, {
        id: demoId(`contract/${slug}/${version}`),
        hotelId,
        version,
        startsOn,
        endsOn: null,
        terms: agreed,
        createdBy: by?.id ?? null,
        createdAt: now,
      });
    }
  }
}
