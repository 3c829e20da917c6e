import { dayIn } from "#domain/days.ts";
import { contractInForce, type HotelContract } from "#domain/hotels/contract-versions.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { findHotel, findVersions } from "./queries.ts";
import { toVersions } from "./to-versions.ts";

/** A hotel's contract with all its versions, for those who work there and for administrators. */
export async function readContract(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
): Promise<HotelContract> {
  await requireHotelPart(db, { actor, hotelId });
  const hotel = await findHotel(db, hotelId);
  if (!hotel) throw refuse("not_found");
  const versions = toVersions(await findVersions(db, hotelId));
  const inForce = contractInForce(versions, dayIn(hotel.time_zone, clock.now()));
  return { hotel, versions, inForce: inForce?.version ?? null };
}
