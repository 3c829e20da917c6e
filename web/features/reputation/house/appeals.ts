import {
  type AppealDecision,
  AppealList,
  AppealQuery,
  type AppealRow,
} from "#domain/reputation/statement.ts";
import type { ReputationApi } from "#server/reputation/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { APPEALS } from "../keys.ts";

/** The appeals that an address asks for. */
export function useAppeals(asked: Record<string, string>) {
  const query = AppealQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...APPEALS, "list", query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return AppealList.parse(await bodyOf(await memberApi<ReputationApi>().admin.appeals.$get(question)));
    },
  });
}

/** Answers an appeal. */
export const decideAppeal: Write<AppealDecision & { id: string }, AppealRow> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ReputationApi>().admin.appeals[":id"].decision.$post({ param: { id }, json }, intent),
  changes: [APPEALS],
};
