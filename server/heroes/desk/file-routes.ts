import { z } from "zod";
import { HeroFile } from "#domain/heroes/hero-desk.ts";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { keepHeroFile } from "./keep-file.ts";
import { openHeroFile } from "./open-file.ts";

const bytes = { schema: z.string().meta({ format: "binary" }) };
const sent = {
  ...{ tags: ["heroes"], access: ["admin"] as const },
  write: { audit: "hero.file", repeat: { harmless: "a file that no hero names is shown nowhere" } },
  limit: { name: "hero-files", points: 120, durationSeconds: 3_600 },
  request: { body: { required: true, content: { "application/octet-stream": bytes } } },
  responses: { 201: jsonAnswer(HeroFile, "Where it is read, and its size") },
} as const;

/** Pictures and films of openings: sent by administrators, read by whoever reads the page. */
export function heroFileRoutes(deps: Deps) {
  const picture = declareRoute(deps, {
    ...{
      ...sent,
      method: "post",
      path: "/api/admin/hero-pictures",
      summary: "Send a picture for an opening",
    },
  });
  const film = declareRoute(deps, {
    ...{ ...sent, method: "post", path: "/api/admin/hero-films", summary: "Send a film for an opening" },
  });
  const open = declareRoute(deps, {
    ...{ method: "get", path: "/api/hero-files/{id}", tags: ["heroes"], access: "link" },
    summary: "A picture or film of an opening by its address",
    request: {
      params: z.object({ id: z.uuid() }),
      query: z.object({ width: z.enum(pictureWidths).default("1600") }),
    },
    responses: { 200: { description: "The file", content: { "image/webp": bytes } } },
  });
  return createApi()
    .openapi(picture, async (context) => {
      const content = bodyOf(context.req.raw);
      return context.json(
        await keepHeroFile(deps, { actor: context.var.actor, kind: "picture", content }),
        201,
      );
    })
    .openapi(film, async (context) => {
      const content = bodyOf(context.req.raw);
      return context.json(await keepHeroFile(deps, { actor: context.var.actor, kind: "film", content }), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      const width = Number(context.req.valid("query").width);
      return openHeroFile(deps, { id, width, headers: context.req.raw.headers });
    });
}

function bodyOf({ body }: Request): ReadableStream<Uint8Array> {
  if (!body) throw refuse("validation_failed", { fields: { file: "required" } });
  return body;
}
