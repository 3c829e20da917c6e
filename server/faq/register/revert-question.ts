import { changesBetween, stillSays } from "#domain/audit/changes.ts";
import { NewQuestion, Question } from "#domain/faq/questions.ts";
import type { Tx } from "#platform/database/database.ts";
import { blocked, type Revert } from "../../audit/revert.ts";
import type { Deps } from "../../deps.ts";
import { findQuestion, updateQuestion } from "./queries.ts";
import { toQuestion } from "./to-question.ts";

/** A question goes back to how it was written, unless it was written anew since. */
export const revertQuestion: Revert<Deps> = {
  actions: ["question.changed"],
  outlook: async ({ db }, { subjectId, before, after }) => {
    const row = await findQuestion(db, subjectId);
    if (!row) return blocked("gone");
    const now = toQuestion(row);
    if (!stillSays(now, after)) return blocked("changed_since");
    return { blocker: null, changes: changesBetween(wordsOf(now), wordsOf(before)), told: 0, isPublic: true };
  },
  apply: async (tx: Tx, { clock }, { act }) =>
    updateQuestion(tx, { id: act.subjectId, words: wordsOf(act.before), now: clock.now() }),
};

function wordsOf(kept: unknown): NewQuestion {
  const { id: _id, version: _version, updatedAt: _at, ...words } = Question.parse(kept);
  return NewQuestion.parse(words);
}
