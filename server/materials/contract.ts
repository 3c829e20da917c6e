import { z } from "zod";
import { Desk, NewVersion, Review, ReviewQueue } from "#domain/materials/materials.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { collectionsContract } from "./collections/contract.ts";
import type { kitContract, marksContract } from "./kit/contract.ts";
import type { linksContract } from "./links/contract.ts";
import type { takesContract } from "./takes/contract.ts";

const tags = ["materials"];
const ofHotel = z.object({ hotelId: z.uuid() });
const Added = z.object({ id: z.string() });

/** Materials: for whoever sells, for the hotel that gives them, and for administrators who review them. */
export const materialsContract = {
  desk: declareRoute({
    method: "get",
    path: "/api/houses/{hotelId}/materials",
    tags,
    summary: "A hotel's own materials in all states, what its kit lacks, how often it was taken",
    access: ["hotel", "admin"],
    request: { params: ofHotel },
    responses: { 200: jsonAnswer(Desk, "The hotel's desk") },
  }),
  add: declareRoute({
    method: "post",
    path: "/api/houses/{hotelId}/materials",
    tags,
    summary: "Make a version of an upload; a hotel's waits for review, an administrator's is published",
    write: { audit: ["material.sent", "material.published"], repeat: "key" },
    access: ["hotel", "admin"],
    request: { params: ofHotel, body: jsonBody(NewVersion) },
    responses: { 201: jsonAnswer(Added, "The version") },
  }),
  queue: declareRoute({
    method: "get",
    path: "/api/materials/reviews",
    tags,
    summary: "The versions that wait for review, the longest first",
    access: ["admin"],
    responses: { 200: jsonAnswer(ReviewQueue, "What waits") },
  }),
  review: declareRoute({
    method: "post",
    path: "/api/materials/reviews/{id}",
    tags,
    summary: "Publish a version that waits, or send it back with words",
    write: {
      audit: ["material.published", "material.returned"],
      repeat: { harmless: "what is decided cannot be decided again" },
    },
    access: ["admin"],
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(Review) },
    responses: { 204: { description: "Decided" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type MaterialsApi =
  | typeof materialsContract
  | typeof takesContract
  | typeof kitContract
  | typeof marksContract
  | typeof linksContract
  | typeof collectionsContract;
