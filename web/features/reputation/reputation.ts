import { useQuery } from "@tanstack/react-query";
import {
  type Entry,
  RulesAnswer,
  Standing,
  Statement,
  StatementQuery,
} from "#domain/reputation/statement.ts";
import type { ReputationApi } from "#server/reputation/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { REPUTATION } from "./keys.ts";

/** The reader's score and what it is made of. */
export function useStanding() {
  return useQuery({
    queryKey: [...REPUTATION, "standing"],
    queryFn: async () => Standing.parse(await bodyOf(await memberApi<ReputationApi>().reputation.$get())),
  });
}

/** The rules in force and those announced. */
export function useRules() {
  return useQuery({
    queryKey: [...REPUTATION, "rules"],
    queryFn: async () =>
      RulesAnswer.parse(await bodyOf(await memberApi<ReputationApi>().reputation.rules.$get())),
  });
}

/** The entries of the reader's statement that an address asks for. */
export function useStatement(asked: Record<string, string>) {
  const query = StatementQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...REPUTATION, "entries", query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return Statement.parse(
        await bodyOf(await memberApi<ReputationApi>().reputation.entries.$get(question)),
      );
    },
  });
}

/** Says that the reader does not agree with an entry. */
export const appealEntry: Write<{ id: string; text: string }, Entry> = {
  send: ({ id, text }, intent) =>
    memberApi<ReputationApi>().reputation.entries[":id"].appeal.$post(
      { param: { id }, json: { text } },
      intent,
    ),
  changes: [[...REPUTATION, "entries"]],
};
