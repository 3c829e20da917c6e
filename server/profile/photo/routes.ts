import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { photoContract } from "./contract.ts";
import { dropPhoto } from "./drop-photo.ts";
import { keepPhoto } from "./keep-photo.ts";
import { openPhoto } from "./open-photo.ts";

/** A person's photograph; its address is the secret that opens it, and a new photograph has a new one. */
export function photoRoutes(deps: Deps) {
  const { keep, drop, open } = photoContract;

  return createApi(deps)
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
