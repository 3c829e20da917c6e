import { z } from "zod";
import {
  InboxAnswer,
  InboxDetail,
  InboxList,
  InboxMove,
  InboxOwner,
  InboxQuery,
  Leads,
} from "#domain/contact/inbox.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { answerMessage } from "./answer-message.ts";
import { moveMessage } from "./move-message.ts";
import { ownMessage } from "./own-message.ts";
import { listInbox, readLeads, readMessage } from "./read-inbox.ts";

const params = z.object({ id: z.uuid() });
const admin = { tags: ["contact"], access: ["admin"] as const };
const detail = { 200: jsonAnswer(InboxDetail, "The message as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

function declare(deps: Deps) {
  return {
    list: declareRoute(deps, {
      ...{ ...admin, method: "get", path: "/api/admin/contact" },
      summary: "Visitors' messages, the longest waiting first",
      request: { query: InboxQuery },
      responses: { 200: jsonAnswer(InboxList, "Some messages, and how to go on") },
      file: fileOf("contact", InboxList, [
        "reference",
        "name",
        "email",
        "interest",
        "subject",
        "language",
        "status",
        "source",
        "owner",
        "createdAt",
        "answeredAt",
      ]),
    }),
    leads: declareRoute(deps, {
      ...{ ...admin, method: "get", path: "/api/admin/leads" },
      summary: "How many came by which way in the last thirty days",
      responses: { 200: jsonAnswer(Leads, "Each way with its count") },
    }),
    read: declareRoute(deps, {
      ...{ ...admin, method: "get", path: "/api/admin/contact/{id}" },
      summary: "One message and what was done with it",
      request: { params },
      responses: detail,
    }),
    answer: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/answer" },
      summary: "Answer a visitor by mail, or note an answer by WhatsApp",
      write: { audit: "contact.answered", repeat: "key", version: "checked" },
      request: { params, body: jsonBody(InboxAnswer) },
      responses: detail,
    }),
    move: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/status" },
      summary: "Move a message to another status",
      write: { audit: "contact.moved", ...checked },
      request: { params, body: jsonBody(InboxMove) },
      responses: detail,
    }),
    own: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/owner" },
      summary: "Take a message on, or leave it to the others",
      write: { audit: "contact.owned", ...checked },
      request: { params, body: jsonBody(InboxOwner) },
      responses: detail,
    }),
  };
}

/** The inbox of the contact form. */
export function inboxRoutes(deps: Deps) {
  const { list, leads, read, answer, move, own } = declare(deps);
  return createApi()
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
