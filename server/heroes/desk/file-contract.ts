import { z } from "zod";
import { HeroFile } from "#domain/heroes/hero-desk.ts";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };
const sent = {
  ...{ tags: ["heroes"], access: ["admin"] as const },
  write: { audit: "hero.file", repeat: { harmless: "a file that no hero names is shown nowhere" } },
  limit: { name: "hero-files", points: 120, durationSeconds: 3_600 },
  request: { body: { required: true, content: { "application/octet-stream": bytes } } },
  responses: { 201: jsonAnswer(HeroFile, "Where it is read, and its size") },
} as const;

/** Pictures and films of openings: sent by administrators, read by whoever reads the page. */
export const heroFileContract = {
  picture: declareRoute({
    ...{
      ...sent,
      method: "post",
      path: "/api/admin/hero-pictures",
      summary: "Send a picture for an opening",
    },
  }),
  film: declareRoute({
    ...{ ...sent, method: "post", path: "/api/admin/hero-films", summary: "Send a film for an opening" },
  }),
  open: declareRoute({
    ...{ method: "get", path: "/api/hero-files/{id}", tags: ["heroes"], access: "link" },
    summary: "A picture or film of an opening by its address",
    request: {
      params: z.object({ id: z.uuid() }),
      query: z.object({ width: z.enum(pictureWidths).default("1600") }),
    },
    responses: { 200: { description: "The file", content: { "image/webp": bytes } } },
  }),
};
