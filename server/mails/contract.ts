import { z } from "zod";
import { MailExample, MailKinds, MailLanguage, MailPlace, MailSending } from "#domain/mails/mails.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const admins = { tags: ["mails"], access: ["admin"] as const };
export const SentTo = z.object({ to: z.string() }).meta({ id: "ExampleSent" });

/** What the house writes to people, for administrators to read before others do. */
export const mailContract = {
  list: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/mails", summary: "Every mail that the house sends" },
    responses: { 200: jsonAnswer(MailKinds, "Each with the subject of its example") },
  }),
  one: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/mails/{id}", summary: "An example of one" },
    request: { params: MailPlace, query: MailLanguage },
    responses: { 200: jsonAnswer(MailExample, "As it would arrive") },
  }),
  send: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/mails/{id}/example", summary: "Send it to me" },
    write: { audit: "mail_text.sent", repeat: "key" },
    request: { params: MailPlace, body: jsonBody(MailSending) },
    responses: { 200: jsonAnswer(SentTo, "Where it was sent") },
  }),
};

/** The routes of this capability, for its typed client. */
export type MailsApi = typeof mailContract;
