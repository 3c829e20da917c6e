import { useQuery } from "@tanstack/react-query";
import { Passport, type QuizResult, type QuizSheet, TrainingPage } from "#domain/trainings/passport.ts";
import type { TrainingsApi } from "#server/trainings/contract.ts";
import type { Locale } from "#web/locale/locale.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { TRAININGS } from "./keys.ts";

export const PASSPORT = [...TRAININGS, "passport"] as const;
const one = (id: string) => [...TRAININGS, "one", id] as const;

export const readPassport = async () =>
  Passport.parse(await bodyOf(await memberApi<TrainingsApi>().trainings.$get()));

/** The reader's trainings and certificates. */
export function usePassport() {
  return useQuery({ queryKey: PASSPORT, queryFn: readPassport });
}

/** One training, as the reader takes it. */
export function useTraining(id: string) {
  return useQuery({
    queryKey: one(id),
    queryFn: async () =>
      TrainingPage.parse(
        await bodyOf(await memberApi<TrainingsApi>().trainings[":id"].$get({ param: { id } })),
      ),
  });
}

export const readLesson: Write<{ id: string; key: string }, TrainingPage> = {
  send: (param, intent) => memberApi<TrainingsApi>().trainings[":id"].lessons[":key"].$put({ param }, intent),
  changes: [TRAININGS],
};

export const takeQuiz: Write<QuizSheet & { id: string }, QuizResult> = {
  send: ({ id, ...json }, intent) =>
    memberApi<TrainingsApi>().trainings[":id"].attempts.$post({ param: { id }, json }, intent),
  changes: [TRAININGS, ["growth"], ["reputation"]],
};

/** A certificate as a PDF. */
export async function readDocument(id: string, language: Locale): Promise<Blob> {
  const answer = await fetchAsMember(`/api/certificates/${id}/document?language=${language}`);
  if (!answer.ok) throw new Error(`the certificate answered ${answer.status}`);
  return answer.blob();
}
