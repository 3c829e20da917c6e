import { hotelPath } from "#domain/hotels/hotels.ts";
import { Houses } from "#domain/hotels/houses.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { selectHouseById, selectHousesOf } from "./queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof selectHouseById>>>;

/** The hotels the reader works for. */
export async function listHouses({ db }: Pick<Deps, "db">, actor: Actor): Promise<Houses> {
  const rows = await selectHousesOf(db, actor.id);
  return Houses.parse({ houses: rows.map((row) => toHouse(row, row.part)) });
}

/** One hotel, to somebody who works there or administers the house. */
export async function readHouse(
  { db }: Pick<Deps, "db">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
) {
  const part = await requireHotelPart(db, { actor, hotelId });
  const row = await selectHouseById(db, hotelId);
  if (!row) throw refuse("not_found");
  return toHouse(row, part);
}

function toHouse({ time_zone: timeZone, is_published: isPublished, ...row }: Row, part: string) {
  return { ...row, timeZone, isPublished, part, path: hotelPath(row.slug) };
}
