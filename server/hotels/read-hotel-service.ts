import { bookingTerms } from "#domain/hotels/contract-versions.ts";
import { type HotelService, serviceAt } from "#domain/hotels/hotel-service.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { emptySheet, HotelSheet } from "#domain/hotels/sheets.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readContractInForce } from "./contracts/read-contract-in-force.ts";
import { selectHotelsOf, selectServed } from "./queries.ts";

/** What whoever sells a published hotel reads of it beside its page: perks, seasons, rates, and who is on duty now. */
export async function readHotelService(
  { db, clock }: Pick<Deps, "db" | "clock">,
  slug: string,
): Promise<unknown> {
  const hotel = await selectServed(db, slug);
  if (!hotel) throw refuse("not_found");
  const { id, kind, content, time_zone: timeZone, ...shown } = hotel;
  const service = serviceAt(content ? HotelSheet.parse(content) : emptySheet, timeZone, clock.now());
  const contract = await readContractInForce(db, { hotelId: id, on: service.localDay });
  return {
    ...shown,
    ...service,
    timeZone,
    path: hotelPath(slug),
    terms: contract && bookingTerms(contract),
    hotels: kind === "group" ? await selectHotelsOf(db, id) : [],
  } satisfies Record<keyof HotelService, unknown>;
}
