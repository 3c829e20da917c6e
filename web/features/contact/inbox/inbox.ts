import { useQuery } from "@tanstack/react-query";
import {
  type InboxAnswer,
  InboxDetail,
  InboxList,
  type InboxMove,
  type InboxOwner,
  InboxQuery,
  Leads,
} from "#domain/contact/inbox.ts";
import type { ContactApi } from "#server/contact/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

/** Everything read about visitors' messages. */
export const INBOX = ["contact-inbox"] as const;

/** The messages an address asks for. */
export function useInbox(asked: Record<string, string>) {
  const query = InboxQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...INBOX, "list", query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return InboxList.parse(await bodyOf(await memberApi<ContactApi>().admin.contact.$get(question)));
    },
  });
}

/** One message with what was done with it. */
export function useMessage(id: string) {
  return useQuery({
    queryKey: [...INBOX, "one", id],
    queryFn: async () =>
      InboxDetail.parse(
        await bodyOf(await memberApi<ContactApi>().admin.contact[":id"].$get({ param: { id } })),
      ),
  });
}

/** How many came by which way. */
export function useLeads() {
  return useQuery({
    queryKey: [...INBOX, "leads"],
    queryFn: async () => Leads.parse(await bodyOf(await memberApi<ContactApi>().admin.leads.$get())),
  });
}

type Of<T> = T & { id: string };

export const answerMessage: Write<Of<InboxAnswer>, InboxDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ContactApi>().admin.contact[":id"].answer.$post({ param: { id }, json }, intent),
  changes: [INBOX],
};

export const moveMessage: Write<Of<InboxMove>, InboxDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ContactApi>().admin.contact[":id"].status.$post({ param: { id }, json }, intent),
  changes: [INBOX],
};

export const ownMessage: Write<Of<InboxOwner>, InboxDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ContactApi>().admin.contact[":id"].owner.$post({ param: { id }, json }, intent),
  changes: [INBOX],
};
