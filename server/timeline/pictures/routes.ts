import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { text } from "#domain/text.ts";
import { SentPicture } from "#domain/timeline/timeline.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { keepPicture } from "./keep-picture.ts";
import { openPicture } from "./open-picture.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of what members say. */
export function timelinePictureRoutes(deps: Deps) {
  const keep = declareRoute(deps, {
    method: "post",
    path: "/api/timeline/pictures",
    tags: ["timeline"],
    summary: "Send a picture for a post; what it is, its content says",
    access: roles,
    write: {
      audit: { none: "a member's own words" },
      repeat: { harmless: "a picture that no post names is read by nobody and swept after a day" },
    },
    limit: { name: "timeline-pictures", points: 240, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": bytes } } },
    responses: { 201: jsonAnswer(SentPicture, "Its id and size") },
  });
  const open = declareRoute(deps, {
    method: "get",
    path: "/api/timeline-pictures/{id}",
    tags: ["timeline"],
    summary: "A picture of a post by the signed address in an answer, as long as the post stands",
    access: "link",
    request: {
      params: z.object({ id: z.uuid() }),
      query: z.object({
        width: z.enum(pictureWidths).default("960"),
        expires: text(20).default(""),
        signature: text(100).default(""),
      }),
    },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  });
  return createApi()
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { picture: "required" } });
      const kept = await keepPicture(deps, { ownerId: context.var.actor.id, content });
      return context.json(SentPicture.parse(kept), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      const { width, ...signed } = context.req.valid("query");
      const accepts = context.req.header("accept") ?? "";
      return openPicture(deps, { id, ...signed, width: Number(width), accepts });
    });
}
