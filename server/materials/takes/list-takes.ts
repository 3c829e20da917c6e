import type { TakeLog } from "#domain/materials/takes.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { findTakersOf, findTakesOf } from "./queries.ts";

const AT_ONCE = 100;

/** Who took what of a hotel's, for its own people and administrators; by name only whom the hotel knows. */
export async function listTakes(
  { db }: Pick<Deps, "db">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
): Promise<TakeLog> {
  await requireHotelPart(db, { actor, hotelId });
  const asked = { hotelId, limit: AT_ONCE };
  const takers = await findTakersOf(db, asked);
  const takes = await findTakesOf(db, asked);
  return {
    takers: takers.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    takes: takes.map((row) => ({ ...row, at: row.at.toISOString() })) as TakeLog["takes"],
  };
}
