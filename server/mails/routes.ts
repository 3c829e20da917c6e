import { MailExample, MailKinds } from "#domain/mails/mails.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { mailContract, SentTo } from "./contract.ts";
import { listMails, readMail } from "./read-mails.ts";
import { sendExample } from "./send-example.ts";

/** What the house writes to people, for administrators to read before others do. */
export function mailRoutes(deps: Deps) {
  const { list, one, send } = mailContract;

  return createApi(deps)
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
