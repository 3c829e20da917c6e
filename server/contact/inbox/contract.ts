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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const params = z.object({ id: z.uuid() });
const admin = { tags: ["contact"], access: ["admin"] as const };
const detail = { 200: jsonAnswer(InboxDetail, "The message as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** The messages of visitors, as the team answers them. */
export const inboxContract = {
  list: declareRoute({
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
  leads: declareRoute({
    ...{ ...admin, method: "get", path: "/api/admin/leads" },
    summary: "How many came by which way in the last thirty days",
    responses: { 200: jsonAnswer(Leads, "Each way with its count") },
  }),
  read: declareRoute({
    ...{ ...admin, method: "get", path: "/api/admin/contact/{id}" },
    summary: "One message and what was done with it",
    request: { params },
    responses: detail,
  }),
  answer: declareRoute({
    ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/answer" },
    summary: "Answer a visitor by mail, or note an answer by WhatsApp",
    write: { audit: "contact.answered", repeat: "key", version: "checked" },
    request: { params, body: jsonBody(InboxAnswer) },
    responses: detail,
  }),
  move: declareRoute({
    ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/status" },
    summary: "Move a message to another status",
    write: { audit: "contact.moved", ...checked },
    request: { params, body: jsonBody(InboxMove) },
    responses: detail,
  }),
  own: declareRoute({
    ...{ ...admin, method: "post", path: "/api/admin/contact/{id}/owner" },
    summary: "Take a message on, or leave it to the others",
    write: { audit: "contact.owned", ...checked },
    request: { params, body: jsonBody(InboxOwner) },
    responses: detail,
  }),
};
