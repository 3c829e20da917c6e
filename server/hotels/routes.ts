import { HotelService } from "#domain/hotels/hotel-service.ts";
import { Hotel, HotelCollection } from "#domain/hotels/hotels.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { hotelsContract } from "./contract.ts";
import { listHotels } from "./list-hotels.ts";
import { readHotel } from "./read-hotel.ts";
import { readHotelService } from "./read-hotel-service.ts";

/** The hotel collection, as everybody may read it, and what is for those who sell it. */
export function hotelsRoutes(deps: Deps) {
  const { list, read, service } = hotelsContract;

  return createApi(deps)
    .openapi(list, async (context) => {
      tagContent(context, "hotels");
      return context.json(HotelCollection.parse(await listHotels(deps, context.req.valid("query"))), 200);
    })
    .openapi(read, async (context) => {
      const hotel = await readHotel(deps, context.req.valid("param").slug);
      // A group's page names its hotels, so it changes with the collection too.
      tagContent(context, `hotel:${hotel.slug}`, ...(hotel.kind === "group" ? ["hotels"] : []));
      return context.json(Hotel.parse(hotel), 200);
    })
    .openapi(service, async (context) =>
      context.json(HotelService.parse(await readHotelService(deps, context.req.valid("param").slug)), 200),
    );
}
