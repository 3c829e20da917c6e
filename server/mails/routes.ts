import { z } from "zod";
import { MailExample, MailKinds, MailLanguage, MailPlace, MailSending } from "#domain/mails/mails.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { listMails, readMail } from "./read-mails.ts";
import { sendExample } from "./send-example.ts";

const admins = { tags: ["mails"], access: ["admin"] as const };
const SentTo = z.object({ to: z.string() }).meta({ id: "ExampleSent" });

/** What the house writes to people, for administrators to read before others do. */
export function mailRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/mails", summary: "Every mail that the house sends" },
    responses: { 200: jsonAnswer(MailKinds, "Each with the subject of its example") },
  });
  const one = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/mails/{id}", summary: "An example of one" },
    request: { params: MailPlace, query: MailLanguage },
    responses: { 200: jsonAnswer(MailExample, "As it would arrive") },
  });
  const send = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/mails/{id}/example", summary: "Send it to me" },
    write: { audit: "mail_text.sent", repeat: "key" },
    request: { params: MailPlace, body: jsonBody(MailSending) },
    responses: { 200: jsonAnswer(SentTo, "Where it was sent") },
  });
  return createApi()
    .openapi(list, (context) => context.json(MailKinds.parse(listMails(deps)), 200))
    .openapi(one, (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("query") };
      return context.json(MailExample.parse(readMail(deps, asked)), 200);
    })
    .openapi(send, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      const given = { actor: context.var.actor, ...asked, once: onceOf(context) };
      return context.json(SentTo.parse(await sendExample(deps, given)), 200);
    });
}
