import { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { picturesContract } from "./contract.ts";
import { keepPicture } from "./keep-picture.ts";
import { openPicture } from "./open-picture.ts";

/** Pictures of hotels: sent by those who edit the page, read by whoever reads it. */
export function picturesRoutes(deps: Deps) {
  const { keep, open } = picturesContract;

  return createApi(deps)
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { picture: "required" } });
      const { hotelId } = context.req.valid("param");
      const kept = await keepPicture(deps, { actor: context.var.actor, hotelId, content });
      return context.json(OwnPicture.parse(kept), 201);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      const width = Number(context.req.valid("query").width);
      return openPicture(deps, { id, width, accepts: context.req.header("accept") ?? "" });
    });
}
