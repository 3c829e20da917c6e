import { z } from "zod";
import { HotelService } from "#domain/hotels/hotel-service.ts";
import { Hotel, HotelCollection, HotelFilter } from "#domain/hotels/hotels.ts";
import { slug } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { listHotels } from "./list-hotels.ts";
import { readHotel } from "./read-hotel.ts";
import { readHotelService } from "./read-hotel-service.ts";

/** The hotel collection, as everybody may read it, and what is for those who sell it. */
export function hotelsRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/hotels",
    tags: ["hotels"],
    summary: "List the hotel collection",
    access: "public",
    request: { query: HotelFilter },
    responses: { 200: jsonAnswer(HotelCollection, "The hotels that the filter leaves") },
  });
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/hotels/{slug}",
    tags: ["hotels"],
    summary: "Read a hotel's page",
    access: "public",
    request: { params: z.object({ slug: slug() }) },
    responses: { 200: jsonAnswer(Hotel, "The hotel with its chapters") },
  });
  const service = declareRoute(deps, {
    method: "get",
    path: "/api/hotels/{slug}/service",
    tags: ["hotels"],
    summary: "Perks, seasons, rates and contacts on duty of a hotel, for those who sell it",
    access: ["advisor", "tour_operator", "admin"],
    request: { params: z.object({ slug: slug() }) },
    responses: { 200: jsonAnswer(HotelService, "As it stands now at the hotel") },
  });

  return createApi()
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
