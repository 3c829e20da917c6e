import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Contact,
  OwnStatements,
  Statement,
  StatementList,
  StatementQuery,
} from "#domain/statements/statements.ts";
import { getLocale } from "#messages/runtime.js";
import type { StatementsApi } from "#server/statements/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { EARNINGS } from "../keys.ts";

const STATEMENTS = [...EARNINGS, "statements"] as const;
const changes = [STATEMENTS];
const api = () => memberApi<StatementsApi>().admin.statements;

/** The statements an address asks for. */
export function useStatements(asked: Record<string, string>) {
  const query = StatementQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...STATEMENTS, "list", query],
    read: async (cursor) =>
      StatementList.parse(
        await bodyOf(await api().$get({ query: { ...query, ...(cursor ? { cursor } : {}) } })),
      ),
  });
}

function statementQuery(id: string) {
  return queryOptions({
    queryKey: [...STATEMENTS, "one", id],
    queryFn: async () => Statement.parse(await bodyOf(await api()[":id"].$get({ param: { id } }))),
  });
}

/** One statement with its log. */
export function useStatement(id: string) {
  return useQuery(statementQuery(id));
}

/** What was released to the reader, or to a hotel of theirs. */
export function useReleased(hotelId: string | null) {
  return useQuery({
    queryKey: [...STATEMENTS, "released", hotelId],
    queryFn: async () =>
      OwnStatements.parse(
        await bodyOf(
          hotelId
            ? await memberApi<StatementsApi>().houses[":hotelId"].statements.$get({ param: { hotelId } })
            : await memberApi<StatementsApi>().statements.$get(),
        ),
      ),
  });
}

/** Prepares a month's. */
export const prepareMonth: Write<{ month: string }, { count: number }> = {
  send: (json, intent) => api().$post({ json }, intent),
  changes,
};

/** Prepares what hotels are late with by now. */
export const prepareLate: Write<null, { count: number }> = {
  send: (_nothing, intent) => api().late.$post({}, intent),
  changes,
};

/** Releases one. */
export function release(id: string): Write<{ version: number }, Statement> {
  return {
    send: (json, intent) => api()[":id"].release.$post({ param: { id }, json }, intent),
    answers: statementQuery(id).queryKey,
    changes,
  };
}

/** Notes a call or a letter. */
export function noteContact(id: string): Write<Contact, Statement> {
  return {
    send: (json, intent) => api()[":id"].contacts.$post({ param: { id }, json }, intent),
    answers: statementQuery(id).queryKey,
  };
}

/** Has the browser save a statement in the reader's language; false if it did not come. */
export async function saveStatement(address: string, name: string): Promise<boolean> {
  try {
    const answer = await fetchAsMember(`${address}?language=${getLocale()}`);
    if (answer.ok) saveFile(await answer.blob(), name);
    return answer.ok;
  } catch {
    return false;
  }
}
