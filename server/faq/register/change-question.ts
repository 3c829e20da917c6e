import type { Question, QuestionChange } from "#domain/faq/questions.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { lockQuestion, updateQuestion } from "./queries.ts";
import { toQuestion } from "./to-question.ts";

type Input = { actor: Actor; id: string; change: QuestionChange; once: Once };

/** Writes a question anew, shows or hides it; who saw an older version is shown the newer one instead. */
export async function changeQuestion(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, id, change: { version, ...words }, once }: Input,
): Promise<Question> {
  const now = clock.now();
  return runOnce(db, once, async (tx) => {
    const row = await lockQuestion(tx, id);
    if (!row) throw refuse("not_found");
    const before = toQuestion(row);
    if (before.version !== version) throw refuse("conflict", { current: before });
    await updateQuestion(tx, { id, words, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "question.changed",
      subjectType: "question",
      subjectId: id,
      before,
      after: words,
      now,
    });
    return { id, ...words, version: version + 1, updatedAt: now.toISOString() };
  });
}
