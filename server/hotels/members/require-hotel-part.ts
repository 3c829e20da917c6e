import { type HotelPart, hotelParts } from "#domain/hotels/members.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findPart } from "./queries.ts";

type Needed = { actor: Actor; hotelId: string; parts?: readonly HotelPart[] };

/**
 * Lets in who works for the hotel in one of these parts, and administrators; to everybody else the hotel's house
 * does not exist. Who works there in another part is told so.
 */
export async function requireHotelPart(
  db: Db | Tx,
  { actor, hotelId, parts = hotelParts }: Needed,
): Promise<HotelPart | "admin"> {
  if (actor.role === "admin") return "admin";
  const part = actor.role === "hotel" ? await findPart(db, { userId: actor.id, hotelId }) : undefined;
  if (!part) throw refuse("not_found");
  if (!parts.includes(part)) throw refuse("forbidden");
  return part;
}
