import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { OwnPicture } from "#domain/hotels/pictures.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of products: sent by who sells them, read by whoever reads them. */
export const pictureContract = {
  keep: declareRoute({
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
  }),
  open: declareRoute({
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
  }),
};
