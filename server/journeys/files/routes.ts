import { FileAddresses, Upload } from "#domain/journeys/files.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { refuse } from "../../http/refuse.ts";
import { filesContract } from "./contract.ts";
import { keepUpload } from "./keep-upload.ts";
import { listAddresses } from "./list-addresses.ts";
import { openUpload } from "./open-upload.ts";

/** Photographs and papers of journeys: sent and opened by whose the journey is. */
export function journeyFileRoutes(deps: Deps) {
  const { keep, addresses, open } = filesContract;
  return createApi(deps)
    .openapi(keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { file: "required" } });
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const { name } = context.req.valid("query");
      return context.json(Upload.parse(await keepUpload(deps, { ...which, name, content })), 201);
    })
    .openapi(addresses, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(FileAddresses.parse({ files: await listAddresses(deps, which) }), 200);
    })
    .openapi(open, async (context) => {
      const { id } = context.req.valid("param");
      const { width, ...signed } = context.req.valid("query");
      const accepts = context.req.header("accept") ?? "";
      return openUpload(deps, { id, ...signed, width: Number(width), accepts });
    });
}
