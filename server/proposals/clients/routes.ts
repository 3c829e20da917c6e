import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { ClientCopy, clientCopyContract } from "./contract.ts";
import { copyClient } from "./copy-client.ts";

/** The copy of everything that is kept of one client. */
export function clientCopyRoutes(deps: Deps) {
  const { copy } = clientCopyContract;
  return createApi(deps).openapi(copy, async (context) => {
    const which = { clientId: context.req.valid("param").id, ownerId: context.var.actor.id };
    return context.json(ClientCopy.parse(await copyClient(deps, which)), 200, {
      "content-disposition": 'attachment; filename="client.json"',
      "cache-control": "no-store",
    });
  });
}
