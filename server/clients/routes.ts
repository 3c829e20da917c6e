import { Client, ClientHistory, ClientList, Colleagues } from "#domain/clients/clients.ts";
import { ClientImport } from "#domain/clients/import-clients.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { addClient } from "./add-client.ts";
import { clientChangesContract, clientReadingsContract } from "./contract.ts";
import { editClient } from "./edit-client.ts";
import { forgetClient } from "./forget-client.ts";
import { handOverClient } from "./hand-over-client.ts";
import { checkClients, importClients } from "./import/import-clients.ts";
import { listClients } from "./list-clients.ts";
import { mergeClient } from "./merge-client.ts";
import { findColleagues } from "./queries.ts";
import { readClient } from "./read-client.ts";
import { readClientHistory } from "./read-history.ts";

/** The clients of advisors and operators, each person's own. */
export function clientsRoutes(deps: Deps) {
  const { list, colleagues, read, history, check } = clientReadingsContract;
  const { bring, add, edit, merge, handOver, forget } = clientChangesContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const found = await listClients(deps, {
        ownerId: context.var.actor.id,
        query: context.req.valid("query"),
      });
      return context.json(ClientList.parse(found), 200);
    })
    .openapi(colleagues, async (context) => {
      const found = await findColleagues(deps.db, context.var.actor.id);
      return context.json(Colleagues.parse({ colleagues: found }), 200);
    })
    .openapi(read, async (context) => {
      const which = { clientId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(Client.parse(await readClient(deps.db, which)), 200);
    })
    .openapi(history, async (context) => {
      const which = { clientId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(ClientHistory.parse(await readClientHistory(deps.db, which)), 200);
    })
    .openapi(check, async (context) => {
      const input = { ownerId: context.var.actor.id, ...context.req.valid("json") };
      return context.json(ClientImport.parse(await checkClients(deps, input)), 200);
    })
    .openapi(bring, async (context) => {
      const input = { ownerId: context.var.actor.id, ...context.req.valid("json"), once: onceOf(context) };
      return context.json(ClientImport.parse(await importClients(deps, input)), 200);
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
