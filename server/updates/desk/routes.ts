import { DeskUpdate, DeskUpdateList } from "#domain/updates/update-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { updateDeskContract } from "./contract.ts";
import { findDesk } from "./queries.ts";
import { toDeskUpdate } from "./to-desk-update.ts";
import { addUpdate, changeUpdate } from "./write-update.ts";

/** The news as administrators write it. */
export function updateDeskRoutes(deps: Deps) {
  const { list, add, change } = updateDeskContract;

  return createApi(deps)
    .openapi(list, async (context) => {
      const { rows, ...answer } = await findDesk(deps.db, context.req.valid("query"));
      return context.json(DeskUpdateList.parse({ ...answer, rows: rows.map(toDeskUpdate) }), 200);
    })
    .openapi(add, async (context) => {
      const given = { actor: context.var.actor, draft: context.req.valid("json"), once: onceOf(context) };
      return context.json(DeskUpdate.parse(await addUpdate(deps, given)), 201);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, change: context.req.valid("json") };
      return context.json(DeskUpdate.parse(await changeUpdate(deps, given)), 200);
    });
}
