import { z } from "zod";
import { Desk, NewVersion, Review, ReviewQueue } from "#domain/materials/materials.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { addVersion } from "./add-version.ts";
import { collectionRoutes } from "./collections/routes.ts";
import { kitRoutes } from "./kit/routes.ts";
import { listWaiting } from "./list-waiting.ts";
import { readDesk } from "./read-desk.ts";
import { reviewVersion } from "./review-version.ts";
import { takesRoutes } from "./takes/routes.ts";

const tags = ["materials"];
const ofHotel = z.object({ hotelId: z.uuid() });
const Added = z.object({ id: z.string() });

/** Materials: for whoever sells, for the hotel that gives them, and for administrators who review them. */
export function materialsRoutes(deps: Deps) {
  const desk = declareRoute(deps, {
    method: "get",
    path: "/api/houses/{hotelId}/materials",
    tags,
    summary: "A hotel's own materials in all states, what its kit lacks, how often it was taken",
    access: ["hotel", "admin"],
    request: { params: ofHotel },
    responses: { 200: jsonAnswer(Desk, "The hotel's desk") },
  });
  const add = declareRoute(deps, {
    method: "post",
    path: "/api/houses/{hotelId}/materials",
    tags,
    summary: "Make a version of an upload; a hotel's waits for review, an administrator's is published",
    write: { audit: ["material.sent", "material.published"], repeat: "key" },
    access: ["hotel", "admin"],
    request: { params: ofHotel, body: jsonBody(NewVersion) },
    responses: { 201: jsonAnswer(Added, "The version") },
  });
  const queue = declareRoute(deps, {
    method: "get",
    path: "/api/materials/reviews",
    tags,
    summary: "The versions that wait for review, the longest first",
    access: ["admin"],
    responses: { 200: jsonAnswer(ReviewQueue, "What waits") },
  });
  const review = declareRoute(deps, {
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
  });

  return createApi()
    .openapi(desk, async (context) => {
      const input = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(Desk.parse(await readDesk(deps, input)), 200);
    })
    .openapi(add, async (context) => {
      const { hotelId } = context.req.valid("param");
      const given = context.req.valid("json");
      const input = { actor: context.var.actor, hotelId, given, once: onceOf(context) };
      return context.json(await addVersion(deps, input), 201);
    })
    .openapi(queue, async (context) => context.json(ReviewQueue.parse(await listWaiting(deps)), 200))
    .openapi(review, async (context) => {
      const { id } = context.req.valid("param");
      await reviewVersion(deps, { actor: context.var.actor, id, review: context.req.valid("json") });
      return context.body(null, 204);
    })
    .route("/", takesRoutes(deps))
    .route("/", collectionRoutes(deps))
    .route("/", kitRoutes(deps));
}
