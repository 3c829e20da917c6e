import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { text } from "#domain/text.ts";
import { SentPicture } from "#domain/timeline/timeline.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** Pictures of what members say. */
export const timelinePictureContract = {
  keep: declareRoute({
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
  }),
  open: declareRoute({
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
  }),
};
