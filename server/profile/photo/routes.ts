import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { dropPhoto } from "./drop-photo.ts";
import { keepPhoto } from "./keep-photo.ts";
import { openPhoto } from "./open-photo.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };

/** A person's photograph; its address is the secret that opens it, and a new photograph has a new one. */
export function photoRoutes(deps: Deps) {
  const keep = declareRoute(deps, {
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
  });
  const drop = declareRoute(deps, {
    method: "delete",
    path: "/api/profile/photo",
    tags: ["profile"],
    summary: "Take my photograph away",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "there is none already" } },
    access: roles,
    responses: { 204: { description: "There is none" } },
  });
  const open = declareRoute(deps, {
    method: "get",
    path: "/api/photos/{id}",
    tags: ["profile"],
    summary: "A photograph by its address",
    access: "link",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: { description: "The picture", content: { "image/webp": bytes } } },
  });

  return createApi()
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { photo: "required" } });
      await keepPhoto(deps, { userId: context.var.actor.id, content });
      return context.body(null, 204);
    })
    .openapi(drop, async (context) => {
      const { id: userId } = context.var.actor;
      await transact(deps.db, (tx) => dropPhoto(tx, deps, { userId }));
      return context.body(null, 204);
    })
    .openapi(open, async (context) => {
      const { id: fileId } = context.req.valid("param");
      return openPhoto(deps, { fileId, accepts: context.req.header("accept") ?? "" });
    });
}
