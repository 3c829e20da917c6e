import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { keepPicture } from "./keep-picture.ts";
import { openPicture } from "./open-picture.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of hotels: sent by those who edit the page, read by whoever reads it. */
export function picturesRoutes(deps: Deps) {
  const keep = declareRoute(deps, {
    method: "post",
    path: "/api/houses/{hotelId}/pictures",
    tags: ["houses"],
    summary: "Send a picture for a hotel's page; what it is, its content says",
    access: ["hotel", "admin"],
    write: {
      audit: "hotel.picture",
      repeat: { harmless: "a picture that no section names is read by nobody" },
    },
    limit: { name: "hotel-pictures", points: 240, durationSeconds: 3_600 },
    request: {
      params: z.object({ hotelId: z.uuid() }),
      body: { required: true, content: { "application/octet-stream": bytes } },
    },
    responses: { 201: jsonAnswer(OwnPicture, "Its id and size") },
  });
  const open = declareRoute(deps, {
    method: "get",
    path: "/api/hotel-pictures/{id}",
    tags: ["hotels"],
    summary: "A hotel's picture by its address",
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
      const { hotelId } = context.req.valid("param");
      const kept = await keepPicture(deps, { actor: context.var.actor, hotelId, content });
      return context.json(OwnPicture.parse(kept), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      const width = Number(context.req.valid("query").width);
      return openPicture(deps, { id, width, accepts: context.req.header("accept") ?? "" });
    });
}
