import {
  type NewQuestion,
  type Question,
  type QuestionChange,
  QuestionList,
  QuestionQuery,
} from "#domain/faq/questions.ts";
import type { FaqApi } from "#server/faq/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

export const QUESTIONS = ["questions"] as const;

/** The register of questions, as an address asks for it. */
export function useQuestions(asked: Record<string, string>) {
  const query = QuestionQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...QUESTIONS, query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return QuestionList.parse(await bodyOf(await memberApi<FaqApi>().questions.$get({ query: page })));
    },
  });
}

/** Writes a new question. */
export const addQuestion: Write<NewQuestion, Question> = {
  send: (question, intent) => memberApi<FaqApi>().questions.$post({ json: question }, intent),
  changes: [QUESTIONS],
};

/** Writes a question anew. */
export const changeQuestion: Write<{ id: string; change: QuestionChange }, Question> = {
  send: ({ id, change }, intent) =>
    memberApi<FaqApi>().questions[":id"].$put({ param: { id }, json: change }, intent),
  changes: [QUESTIONS],
};
