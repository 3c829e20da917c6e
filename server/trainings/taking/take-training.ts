import { randomUUID } from "node:crypto";
import { houseDay } from "#domain/site/views.ts";
import type { QuizResult, QuizSheet, TrainingPage } from "#domain/trainings/passport.ts";
import { answersBlocker, attemptBlocker, gradeQuiz, TRIES_A_DAY } from "#domain/trainings/quiz.ts";
import type { TrainingContent } from "#domain/trainings/trainings.ts";
import { nightsBetween } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { issueCertificate } from "../certificates/issue-certificate.ts";
import { countTries, findOpenOne, holdTake, insertAttempt, updateTake } from "./queries.ts";
import { readTraining } from "./read-passport.ts";

type Which = { id: string; userId: string };

/** Marks a lesson as read. */
export async function readLesson(
  deps: Deps,
  { id, key, userId }: Which & { key: string },
): Promise<TrainingPage> {
  return transact(deps.db, async (tx) => {
    const row = await findOpenOne(tx, { id, userId });
    const lessons = (row?.content as TrainingContent | undefined)?.lessons ?? [];
    if (!lessons.some((lesson) => lesson.key === key)) throw refuse("not_found");
    const { read } = await holdTake(tx, { trainingId: id, userId, now: deps.clock.now() });
    if (!read.includes(key)) await updateTake(tx, { trainingId: id, userId }, { read: [...read, key] });
    return readTraining(tx, deps, { id, userId });
  });
}

/** Takes the quiz of a training on the version that was read; who passes gets a certificate and its points. */
export async function takeQuiz(
  deps: Deps,
  { id, userId, sheet, once }: Which & { sheet: QuizSheet; once: Once },
): Promise<QuizResult> {
  const now = deps.clock.now();
  const today = houseDay(now);
  return runOnce(deps.db, once, async (tx) => {
    const row = await findOpenOne(tx, { id, userId });
    if (!row) throw refuse("not_found");
    const which = { trainingId: id, userId };
    const take = await holdTake(tx, { ...which, now });
    const page = await readTraining(tx, deps, { id, userId });
    if (page.version !== sheet.version) throw refuse("conflict", { current: page });
    const content = row.content as TrainingContent;
    const triesToday = await countTries(tx, { ...which, today });
    const blocker =
      attemptBlocker({
        ...{ isOpen: row.state === "published", read: take.read, triesToday },
        lessons: content.lessons.map(({ key }) => key),
        daysLeft: page.certificate && nightsBetween(today, page.certificate.validUntil),
      }) ?? answersBlocker({ ...content, answers: sheet.answers });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { answers: "required" } });
    if (blocker) throw refuse(blocker);
    const { wrong, ...grade } = gradeQuiz(content, sheet.answers);
    const { score, isPassed } = grade;
    await insertAttempt(tx, { ...which, id: randomUUID(), version: row.version, score, isPassed, now });
    await updateTake(tx, which, {
      ...{ attempts: take.attempts + 1, best: Math.max(take.best ?? 0, score) },
      ...(isPassed && { passed_at: now }),
    });
    const certificateId = isPassed
      ? await issueCertificate(tx, deps, {
          ...{ userId, training: { id, ...content }, hotel: row.hotel_name, now },
        })
      : null;
    const after = await readTraining(tx, deps, { id, userId });
    const whyOf = (key: string) => content.questions.find((each) => each.key === key)!.why;
    const result = {
      ...{ ...grade, certificate: isPassed ? after.certificate : null },
      wrong: wrong.map((question) => ({ question, why: isPassed ? whyOf(question) : null })),
      triesLeft: Math.max(0, TRIES_A_DAY - triesToday - (isPassed ? 0 : 1)),
    };
    if (certificateId) {
      const data = { trainingId: id, certificateId, userId, hotelId: row.hotel_id };
      await recordFacts(tx, deps, [{ kind: "training_passed", cause: certificateId, data }]);
    }
    return result;
  });
}
