import { useQuery } from "@tanstack/react-query";
import type { DiagnosticAccess } from "#domain/diagnostic/access.ts";
import { AttemptList, AttemptQuery, DiagnosticDoor, Funnel } from "#domain/diagnostic/attempts.ts";
import type { NewQuestionnaire, QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { QuestionnaireDesk } from "#domain/diagnostic/questionnaires.ts";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const HOUSE = ["diagnostic", "house"] as const;

/** Every questionnaire of the house. */
export function useQuestionnaires() {
  return useQuery({
    queryKey: [...HOUSE, "questionnaires"],
    queryFn: async () => (await bodyOf(await memberApi<DiagnosticApi>().admin.questionnaires.$get())).rows,
  });
}

/** To whom the diagnostic is open. */
export function useAccess() {
  return useQuery({
    queryKey: [...HOUSE, "access"],
    queryFn: async () =>
      DiagnosticDoor.parse(await bodyOf(await memberApi<DiagnosticApi>().diagnostic.$get())).access,
  });
}

/** One questionnaire with its draft. */
export function useQuestionnaire(id: string) {
  return useQuery({
    queryKey: [...HOUSE, "one", id],
    queryFn: async () => {
      const answer = await memberApi<DiagnosticApi>().admin.questionnaires[":id"].$get({ param: { id } });
      return QuestionnaireDesk.parse(await bodyOf(answer));
    },
  });
}

/** Where people stop, on the newest version. */
export function useFunnel(id: string) {
  return useQuery({
    queryKey: [...HOUSE, "funnel", id],
    queryFn: async () => {
      const answer = await memberApi<DiagnosticApi>().admin.questionnaires[":id"].funnel.$get({
        param: { id },
        query: {},
      });
      return Funnel.parse(await bodyOf(answer));
    },
  });
}

/** Everybody who began, as an address asks for it. */
export function useAttempts(asked: Record<string, string>) {
  const query = AttemptQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...HOUSE, "attempts", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return AttemptList.parse(
        await bodyOf(await memberApi<DiagnosticApi>().admin.diagnostics.$get({ query: page })),
      );
    },
  });
}

const changes = [HOUSE];
const one = (id: string) => ({ param: { id } });

export const createQuestionnaire: Write<NewQuestionnaire, QuestionnaireDesk> = {
  send: (json, intent) => memberApi<DiagnosticApi>().admin.questionnaires.$post({ json }, intent),
  changes,
};

type Draft = { id: string; version: number; content: QuestionnaireContent };

export const keepDraft: Write<Draft, QuestionnaireDesk> = {
  send: ({ id, ...json }, intent) =>
    memberApi<DiagnosticApi>().admin.questionnaires[":id"].draft.$put({ ...one(id), json }, intent),
  changes,
};

export const dropDraft: Write<{ id: string }, QuestionnaireDesk> = {
  send: ({ id }, intent) =>
    memberApi<DiagnosticApi>().admin.questionnaires[":id"].draft.$delete(one(id), intent),
  changes,
};

export const publishDraft: Write<{ id: string; version: number }, QuestionnaireDesk> = {
  send: ({ id, version }, intent) =>
    memberApi<DiagnosticApi>().admin.questionnaires[":id"].publish.$post(
      { ...one(id), json: { version } },
      intent,
    ),
  changes,
};

export const openQuestionnaire: Write<{ id: string }, QuestionnaireDesk> = {
  send: ({ id }, intent) =>
    memberApi<DiagnosticApi>().admin.questionnaires[":id"].open.$post(one(id), intent),
  changes,
};

export const changeAccess: Write<{ access: DiagnosticAccess }, { access: DiagnosticAccess }> = {
  send: (json, intent) => memberApi<DiagnosticApi>().admin.diagnostic.access.$put({ json }, intent),
  changes,
};
