import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { OwnPicture } from "#domain/hotels/pictures.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of hotels: sent by those who edit the page, read by whoever reads it. */
export const picturesContract = {
  keep: declareRoute({
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
  }),
  open: declareRoute({
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
  }),
};
