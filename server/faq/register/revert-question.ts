import { changesBetween, stillSays } from "#domain/audit/changes.ts";
import { NewQuestion, Question } from "#domain/faq/questions.ts";
import type { Tx } from "#platform/database/database.ts";
import { blocked, type Revert } from "../../audit/revert.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findQuestion, lockQuestion, updateQuestion } from "./queries.ts";
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
  apply: async (tx: Tx, deps, { act }) => {
    await lockQuestion(tx, act.subjectId);
    // Looked at again: another may have written it anew while this one waited.
    const { blocker } = await revertQuestion.outlook({ ...deps, db: tx }, act);
    if (blocker) throw refuse("revert_blocked");
    await updateQuestion(tx, { id: act.subjectId, words: wordsOf(act.before), now: deps.clock.now() });
  },
};

function wordsOf(kept: unknown): NewQuestion {
  const { id: _id, version: _version, updatedAt: _at, ...words } = Question.parse(kept);
  return NewQuestion.parse(words);
}
