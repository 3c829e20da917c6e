import { z } from "zod";
import { HotelService } from "#domain/hotels/hotel-service.ts";
import { Hotel, HotelCollection, HotelFilter } from "#domain/hotels/hotels.ts";
import { slug } from "#domain/text.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

/** The hotel collection, as everybody may read it, and what is for those who sell it. */
export const hotelsContract = {
  list: declareRoute({
    method: "get",
    path: "/api/hotels",
    tags: ["hotels"],
    summary: "List the hotel collection",
    access: "public",
    request: { query: HotelFilter },
    responses: { 200: jsonAnswer(HotelCollection, "The hotels that the filter leaves") },
  }),
  read: declareRoute({
    method: "get",
    path: "/api/hotels/{slug}",
    tags: ["hotels"],
    summary: "Read a hotel's page",
    access: "public",
    request: { params: z.object({ slug: slug() }) },
    responses: { 200: jsonAnswer(Hotel, "The hotel with its chapters") },
  }),
  service: declareRoute({
    method: "get",
    path: "/api/hotels/{slug}/service",
    tags: ["hotels"],
    summary: "Perks, seasons, rates and contacts on duty of a hotel, for those who sell it",
    access: ["advisor", "tour_operator", "admin"],
    request: { params: z.object({ slug: slug() }) },
    responses: { 200: jsonAnswer(HotelService, "As it stands now at the hotel") },
  }),
};

/** The routes of this capability, for its typed client. */
export type HotelsApi = typeof hotelsContract;
