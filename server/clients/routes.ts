import { Client, ClientList } from "#domain/clients/clients.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { refuse } from "../http/refuse.ts";
import { addClient } from "./add-client.ts";
import { declareClients } from "./declarations.ts";
import { editClient } from "./edit-client.ts";
import { forgetClient } from "./forget-client.ts";
import { handOverClient } from "./hand-over-client.ts";
import { listClients } from "./list-clients.ts";
import { mergeClient } from "./merge-client.ts";
import { findClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

/** The clients of advisors and operators, each person's own. */
export function clientsRoutes(deps: Deps) {
  const { list, read, add, edit, merge, handOver, forget } = declareClients(deps);
  return createApi()
    .openapi(list, async (context) => {
      const found = await listClients(deps, {
        ownerId: context.var.actor.id,
        query: context.req.valid("query"),
      });
      return context.json(ClientList.parse(found), 200);
    })
    .openapi(read, async (context) => {
      const which = { clientId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const row = await findClient(deps.db, which);
      if (!row) throw refuse("not_found");
      return context.json(Client.parse(toClient(row)), 200);
    })
    .openapi(add, async (context) => {
      const content = context.req.valid("json");
      const client = await addClient(deps, {
        ownerId: context.var.actor.id,
        content,
        once: onceOf(context),
      });
      return context.json(Client.parse(client), 201);
    })
    .openapi(edit, async (context) => {
      const { version, ...content } = context.req.valid("json");
      const which = { ownerId: context.var.actor.id, clientId: context.req.valid("param").id };
      return context.json(Client.parse(await editClient(deps, { ...which, version, content })), 200);
    })
    .openapi(merge, async (context) => {
      const which = { ownerId: context.var.actor.id, clientId: context.req.valid("param").id };
      const merged = await mergeClient(deps, { ...which, ...context.req.valid("json") });
      return context.json(Client.parse(merged), 200);
    })
    .openapi(handOver, async (context) => {
      const which = { ownerId: context.var.actor.id, clientId: context.req.valid("param").id };
      await handOverClient(deps, { ...which, ...context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(forget, async (context) => {
      const which = { ownerId: context.var.actor.id, clientId: context.req.valid("param").id };
      await forgetClient(deps, which);
      return context.body(null, 204);
    });
}
