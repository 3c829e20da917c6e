import { demoMembers } from "#database/seed/demo/hotel-members.ts";
import { demoSheets } from "#database/seed/demo/hotel-sheets.ts";
import { housesAbroad } from "#database/seed/demo/hotels/abroad.ts";
import { brazilianHouses } from "#database/seed/demo/hotels/brazil.ts";
import type { HotelSeed } from "#database/seed/house/hotel-seed.ts";
import { insertHotel } from "#database/seed/house/insert-hotel.ts";
import { quinta, sagres } from "#database/seed/house/martinhal/hotels/algarve.ts";
import { chiado, oriente } from "#database/seed/house/martinhal/hotels/lisbon.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { insertSheet } from "./houses/queries.ts";
import { addMember, findHotelId } from "./members/queries.ts";

const FIRST_OF_GROUP = 10;
const FIRST_OF_DEMO = 20;

/** Gives the house the four hotels of Martinhal where they are missing. */
export async function plantGroupHotels(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await insertMissing(deps, [sagres, quinta, chiado, oriente], FIRST_OF_GROUP);
}

/** Gives the demo world its invented houses and the people who work for hotels. */
export async function plantDemoHotels(deps: Pick<Deps, "db" | "clock" | "auth">): Promise<void> {
  const { db, clock, auth } = deps;
  const year = Number(houseDay(clock.now()).slice(0, 4));
  await insertMissing(deps, [...brazilianHouses(year), ...housesAbroad(year)], FIRST_OF_DEMO);
  for (const { slug, sheet } of demoSheets(year)) {
    const hotelId = await findHotelId(db, slug);
    if (hotelId) await insertSheet(db, { hotelId, content: sheet, by: null, now: clock.now() });
  }
  for (const { email, slug, part } of demoMembers) {
    const person = await auth.getUserByEmail(email);
    const hotelId = await findHotelId(db, slug);
    if (person && hotelId) await addMember(db, { hotelId, userId: person.id, part, now: clock.now() });
  }
}

async function insertMissing(
  { db, clock }: Pick<Deps, "db" | "clock">,
  hotels: HotelSeed[],
  first: number,
): Promise<void> {
  await transact(db, async (tx) => {
    for (const [at, hotel] of hotels.entries()) {
      await insertHotel(tx, { hotel, position: first + at, now: clock.now() });
    }
  });
}
