import type { AnswersGiven, AnswersKept } from "#domain/diagnostic/attempts.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { portraitSoFar } from "#domain/diagnostic/scoring.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersion } from "../questionnaires/queries.ts";
import { type Bearer, holdMine } from "./let-in.ts";
import { findAnswers, upsertAnswers } from "./queries.ts";

type Input = Bearer & AnswersGiven;

/** Keeps answers as they are given, also late and out of order; only of the version that the attempt began on. */
export async function giveAnswers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { answers, ...bearer }: Input,
): Promise<AnswersKept> {
  return transact(db, async (tx) => {
    const row = await holdMine(tx, bearer);
    if (row.state === "finished") throw refuse("diagnostic_finished");
    const { content } = (await findVersion(tx, row.version_id))!;
    for (const answer of answers) if (!isOf(content, answer)) throw refuse("question_unknown");
    const now = clock.now();
    // Of two answers to one question in one message the last counts.
    const last = [...new Map(answers.map((answer) => [answer.question, answer])).values()];
    await upsertAnswers(tx, { id: row.id, answers: last, now });
    const kept = await findAnswers(tx, row.id);
    return { answers: kept, savedAt: now.toISOString(), soFar: portraitSoFar(content, kept) };
  });
}

function isOf({ questions }: QuestionnaireContent, { question, option }: AnswersGiven["answers"][number]) {
  const found = questions.find(({ key }) => key === question);
  return found !== undefined && (option === null || found.options.some(({ key }) => key === option));
}
