import { InboxList, Leads } from "#domain/contact/inbox.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { answerMessage } from "./answer-message.ts";
import { inboxContract } from "./contract.ts";
import { moveMessage } from "./move-message.ts";
import { ownMessage } from "./own-message.ts";
import { listInbox, readLeads, readMessage } from "./read-inbox.ts";

/** The inbox of the contact form. */
export function inboxRoutes(deps: Deps) {
  const { list, leads, read, answer, move, own } = inboxContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(InboxList.parse(await listInbox(deps, context.req.valid("query"))), 200),
    )
    .openapi(leads, async (context) => context.json(Leads.parse(await readLeads(deps)), 200))
    .openapi(read, async (context) =>
      context.json(await readMessage(deps.db, context.req.valid("param").id), 200),
    )
    .openapi(answer, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param"), once: onceOf(context) };
      return context.json(await answerMessage(deps, { ...asked, answer: context.req.valid("json") }), 200);
    })
    .openapi(move, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(await moveMessage(deps, { ...asked, move: context.req.valid("json") }), 200);
    })
    .openapi(own, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(await ownMessage(deps, { ...asked, owner: context.req.valid("json") }), 200);
    });
}
