import { z } from "zod";
import { CurrentHero } from "#domain/heroes/heroes.ts";
import { SitePage } from "#domain/site/pages.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { readHero } from "./read-hero.ts";

/** What each page opens with. */
export function heroesRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/heroes/{page}",
    tags: ["heroes"],
    summary: "Read what a page opens with now",
    access: "public",
    request: { params: z.object({ page: SitePage }) },
    responses: { 200: jsonAnswer(CurrentHero, "The hero of this moment, if one is published") },
  });
  return createApi().openapi(read, async (context) => {
    const { page } = context.req.valid("param");
    tagContent(context, `heroes:${page}`);
    const hero = await readHero(deps, page);
    return context.json(CurrentHero.parse({ hero }), 200);
  });
}
