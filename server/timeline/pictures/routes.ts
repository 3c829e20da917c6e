import { SentPicture } from "#domain/timeline/timeline.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { timelinePictureContract } from "./contract.ts";
import { keepPicture } from "./keep-picture.ts";
import { openPicture } from "./open-picture.ts";

/** Pictures of what members say. */
export function timelinePictureRoutes(deps: Deps) {
  const { keep, open } = timelinePictureContract;

  return createApi(deps)
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
