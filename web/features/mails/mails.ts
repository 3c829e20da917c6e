import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { MailExample, MailKinds } from "#domain/mails/mails.ts";
import type { Language } from "#domain/text.ts";
import type { MailsApi } from "#server/mails/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const api = () => memberApi<MailsApi>().admin.mails;

/** Every mail that the house sends. */
export const mailsQuery = queryOptions({
  queryKey: ["mails"],
  queryFn: async () => MailKinds.parse(await bodyOf(await api().$get())),
});

type Which = { id: string; language: Language };

/** An example of one; the one before stays until it is there. */
export const exampleQuery = ({ id, language }: Which) =>
  queryOptions({
    queryKey: ["mails", id, language],
    queryFn: async () =>
      MailExample.parse(await bodyOf(await api()[":id"].$get({ param: { id }, query: { language } }))),
    placeholderData: keepPreviousData,
  });

/** Has an example sent to oneself. */
export const sendExample: Write<Which, { to: string }> = {
  send: ({ id, language }, intent) =>
    api()[":id"].example.$post({ param: { id }, json: { language } }, intent),
};
