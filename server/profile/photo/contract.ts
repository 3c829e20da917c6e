import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { declareRoute } from "../../http/contract.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** A person's photograph; its address is the secret that opens it, and a new photograph has a new one. */
export const photoContract = {
  keep: declareRoute({
    method: "put",
    path: "/api/profile/photo",
    tags: ["profile"],
    summary: "Take this picture as my photograph; what it is, its content says",
    write: {
      audit: { none: "a person's own settings" },
      repeat: { harmless: "the later picture takes the place" },
    },
    access: roles,
    limit: { name: "photo", points: 60, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": bytes } } },
    responses: { 204: { description: "It is kept" } },
  }),
  drop: declareRoute({
    method: "delete",
    path: "/api/profile/photo",
    tags: ["profile"],
    summary: "Take my photograph away",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "there is none already" } },
    access: roles,
    responses: { 204: { description: "There is none" } },
  }),
  open: declareRoute({
    method: "get",
    path: "/api/photos/{id}",
    tags: ["profile"],
    summary: "A photograph by its address",
    access: "link",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  }),
};
