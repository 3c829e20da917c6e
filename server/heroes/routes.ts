import { CurrentHero } from "#domain/heroes/heroes.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { heroesContract } from "./contract.ts";
import { readHero } from "./read-hero.ts";

/** What each page opens with. */
export function heroesRoutes(deps: Deps) {
  const { read } = heroesContract;
  return createApi(deps).openapi(read, async (context) => {
    const { page } = context.req.valid("param");
    tagContent(context, `heroes:${page}`);
    const hero = await readHero(deps, page);
    return context.json(CurrentHero.parse({ hero }), 200);
  });
}
