import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import { planOf, retestOn } from "#domain/diagnostic/plans.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { type Answers, nextOpen, scoreOf } from "#domain/diagnostic/scoring.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersion } from "../questionnaires/queries.ts";
import { type Bearer, holdMine } from "./let-in.ts";
import { findAnswers, setFinished } from "./queries.ts";

/** Ends an attempt when nothing waits for an answer: its result is kept as it is now. Twice is once. */
export async function finishAttempt(deps: Deps, bearer: Bearer): Promise<AttemptResult> {
  return transact(deps.db, async (tx) => {
    const { id, state, result, user_id: userId, version_id: versionId } = await holdMine(tx, bearer);
    if (state === "finished") return result as AttemptResult;
    const { content } = (await findVersion(tx, versionId))!;
    const answers = await findAnswers(tx, id);
    if (nextOpen(content, answers) !== null) throw refuse("diagnostic_unfinished");
    const now = deps.clock.now();
    const made = resultOf(content, answers, houseDay(now));
    await setFinished(tx, { id, result: made, now });
    const data = { diagnosticId: id, userId };
    await recordFacts(tx, deps, [{ kind: "diagnostic_finished", cause: id, actorId: userId, data }]);
    return made;
  });
}

/** What answers come to on a day, with the plan that follows. */
export function resultOf(content: QuestionnaireContent, answers: Answers, day: string): AttemptResult {
  const score = scoreOf(content, answers);
  const plan = planOf(content, score, day).map(({ key, dimension, title, note, on }) => ({
    ...{ key, dimension, title, note, on },
  }));
  return { ...score, plan, finishedOn: day, retestOn: retestOn(day) };
}
