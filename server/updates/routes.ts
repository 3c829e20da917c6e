import { SystemUpdates } from "#domain/updates/updates.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { updatesContract } from "./contract.ts";
import { listUpdates } from "./list-updates.ts";
import { markRead } from "./mark-read.ts";
import { publishUpdate } from "./publish-update.ts";

/** The news of the platform behind the bell (spec §2, §7). */
export function updatesRoutes(deps: Deps) {
  const { list, read, publish } = updatesContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(SystemUpdates.parse(await listUpdates(deps, context.var.actor)), 200),
    )
    .openapi(publish, async (context) => {
      const update = context.req.valid("json");
      return context.json(
        await publishUpdate(deps, { actor: context.var.actor, update, once: onceOf(context) }),
        201,
      );
    })
    .openapi(read, async (context) => {
      const { ids } = context.req.valid("json");
      return context.json(SystemUpdates.parse(await markRead(deps, { actor: context.var.actor, ids })), 200);
    });
}
