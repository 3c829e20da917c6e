import { housesAbroad } from "#database/seed/demo/hotels/abroad.ts";
import { brazilianHouses } from "#database/seed/demo/hotels/brazil.ts";
import { inPieces, scaledSlugs } from "#database/seed/demo/scale.ts";
import { insertHotel } from "#database/seed/house/insert-hotel.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";

const FIRST = 1_000;
const AT_ONCE = 100;

/** Fills a database with published hotels, each made like one of the demo world's houses. */
export async function scaleHotels({ db, clock }: Pick<Deps, "db" | "clock">, scale: number): Promise<number> {
  const now = clock.now();
  const year = Number(houseDay(now).slice(0, 4));
  const models = [...brazilianHouses(year), ...housesAbroad(year)];
  const hotels = scaledSlugs(scale).map((slug, at) => {
    const model = models[at % models.length]!;
    return {
      position: FIRST + at,
      hotel: { ...model, slug, name: `${model.name} ${at + 1}`, isFeatured: false },
    };
  });
  let made = 0;
  for (const piece of inPieces(hotels, AT_ONCE)) {
    await transact(db, async (tx) => {
      for (const { hotel, position } of piece) if (await insertHotel(tx, { hotel, position, now })) made++;
    });
  }
  return made;
}
