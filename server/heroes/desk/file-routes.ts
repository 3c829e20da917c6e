import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { heroFileContract } from "./file-contract.ts";
import { keepHeroFile } from "./keep-file.ts";
import { openHeroFile } from "./open-file.ts";

/** Pictures and films of openings: sent by administrators, read by whoever reads the page. */
export function heroFileRoutes(deps: Deps) {
  const { picture, film, open } = heroFileContract;

  return createApi(deps)
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
