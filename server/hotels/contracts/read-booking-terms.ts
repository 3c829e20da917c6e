import { type AskingTerms, bookingTerms } from "#domain/hotels/contract-versions.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findHotel } from "./queries.ts";
import { readContractInForce } from "./read-contract-in-force.ts";

/** What a seller may know of the terms of a published hotel on a day: rates, when they are due, whether a bonus is paid. */
export async function readBookingTerms(
  { db }: Pick<Deps, "db">,
  { hotelId, on }: { hotelId: string; on: string },
): Promise<AskingTerms> {
  const hotel = await findHotel(db, hotelId);
  const contract = hotel?.is_published ? await readContractInForce(db, { hotelId, on }) : null;
  if (!contract) throw refuse("not_found");
  return { ...bookingTerms(contract), hasDesk: hotel!.has_desk };
}
