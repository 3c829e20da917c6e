import { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { pictureContract } from "./contract.ts";
import { keepPicture } from "./keep-picture.ts";
import { isPicture } from "./queries.ts";

/** Pictures of products: sent by who sells them, read by whoever reads them. */
export function pictureRoutes(deps: Deps) {
  const { keep, open } = pictureContract;

  return createApi(deps)
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { picture: "required" } });
      const kept = await keepPicture(deps, { sellerId: context.var.actor.id, content });
      return context.json(OwnPicture.parse(kept), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      if (!(await isPicture(deps.db, id))) throw refuse("not_found");
      const width = Number(context.req.valid("query").width);
      return servePicture(deps, { fileId: id, width, accepts: context.req.header("accept") ?? "" });
    });
}
