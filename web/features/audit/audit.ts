import { queryOptions } from "@tanstack/react-query";
import { AuditChoices, AuditDetail, AuditList, AuditQuery, type Reversal } from "#domain/audit/audit.ts";
import type { AuditApi } from "#server/audit/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const AUDIT = ["audit"] as const;

/** The record, as an address asks for it. */
export function useAudit(asked: Record<string, string>) {
  const query = AuditQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...AUDIT, "list", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return AuditList.parse(await bodyOf(await memberApi<AuditApi>().admin.audit.$get({ query: page })));
    },
  });
}

/** What can be asked for. */
export const choicesQuery = queryOptions({
  queryKey: [...AUDIT, "choices"],
  queryFn: async () =>
    AuditChoices.parse(await bodyOf(await memberApi<AuditApi>().admin.audit.choices.$get())),
});

/** One entry, and what taking it back would do now. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...AUDIT, "one", id],
    queryFn: async () =>
      AuditDetail.parse(await bodyOf(await memberApi<AuditApi>().admin.audit[":id"].$get({ param: { id } }))),
    staleTime: 0,
  });

/** Takes an act back; whatever it changed may be on any screen. */
export const revertEntry = (id: string): Write<Reversal, AuditDetail> => ({
  send: (json, intent) =>
    memberApi<AuditApi>().admin.audit[":id"].reversal.$post({ param: { id }, json }, intent),
  changes: [[]],
});
