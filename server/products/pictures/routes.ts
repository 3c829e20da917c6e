import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { keepPicture } from "./keep-picture.ts";
import { isPicture } from "./queries.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of products: sent by who sells them, read by whoever reads them. */
export function pictureRoutes(deps: Deps) {
  const keep = declareRoute(deps, {
    method: "post",
    path: "/api/products/pictures",
    tags: ["products"],
    summary: "Send a picture for a product; what it is, its content says",
    access: ["advisor", "tour_operator", "hotel"],
    write: {
      audit: { none: "a picture that no product names is read by nobody" },
      repeat: { harmless: "a picture that no product names is read by nobody" },
    },
    limit: { name: "product-pictures", points: 240, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": bytes } } },
    responses: { 201: jsonAnswer(OwnPicture, "Its id and size") },
  });
  const open = declareRoute(deps, {
    method: "get",
    path: "/api/product-pictures/{id}",
    tags: ["products"],
    summary: "A product's picture by its address",
    access: "link",
    request: {
      params: z.object({ id: z.uuid() }),
      query: z.object({ width: z.enum(pictureWidths).default("1600") }),
    },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  });
  return createApi()
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { picture: "required" } });
      const kept = await keepPicture(deps, { sellerId: context.var.actor.id, content });
      return context.json(OwnPicture.parse(kept), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      if (!(await isPicture(deps.db, id))) throw refuse("not_found");
      const width = Number(context.req.valid("query").width);
      return servePicture(deps, { fileId: id, width, accepts: context.req.header("accept") ?? "" });
    });
}
