import { type HotelPart, hotelParts } from "#domain/hotels/members.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findPart, isHotel } from "./queries.ts";

type Needed = { actor: Actor; hotelId: string; parts?: readonly HotelPart[] };

/**
 * Lets in who works for the hotel in one of these parts, and administrators where there is such a hotel; to everybody
 * else its house does not exist. Who works there in another part is told so.
 */
export async function requireHotelPart(
  db: Db | Tx,
  { actor, hotelId, parts = hotelParts }: Needed,
): Promise<HotelPart | "admin"> {
  if (actor.role === "admin") {
    if (await isHotel(db, hotelId)) return "admin";
    throw refuse("not_found");
  }
  const part = actor.role === "hotel" ? await findPart(db, { userId: actor.id, hotelId }) : undefined;
  if (!part) throw refuse("not_found");
  if (!parts.includes(part)) throw refuse("forbidden");
  return part;
}
