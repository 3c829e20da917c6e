import { randomUUID } from "node:crypto";
import type { NewQuestion, Question } from "#domain/faq/questions.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { insertQuestion } from "./queries.ts";

type Input = { actor: Actor; words: NewQuestion; once: Once };

/** Puts a question into the register; the site shows it at once if it is published. */
export async function addQuestion(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, words, once }: Input,
): Promise<Question> {
  const now = clock.now();
  return runOnce(db, once, async (tx) => {
    const id = randomUUID();
    await insertQuestion(tx, { id, words, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "question.added",
      subjectType: "question",
      subjectId: id,
      after: words,
      now,
    });
    return { id, ...words, version: 1, updatedAt: now.toISOString() };
  });
}
