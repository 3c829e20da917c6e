import type { BulkActionId } from "#domain/bulk/bulk.ts";
import type { QuestionState } from "#domain/faq/questions.ts";
import type { BulkAction } from "../../bulk/bulk-action.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { changeQuestion } from "./change-question.ts";
import { findQuestion, findQuestionsById } from "./queries.ts";
import { toQuestion } from "./to-question.ts";

const showMany = (id: BulkActionId, state: QuestionState): BulkAction<Deps> => ({
  id,
  audit: "question.changed",
  check: async ({ db }, { ids }) =>
    (await findQuestionsById(db, ids)).map(toQuestion).map((one) => ({
      ...{ id: one.id, name: one.question.pt, version: one.version },
      blocker: one.state === state ? ("conflict" as const) : null,
    })),
  run: async (deps, { actor, item }) => {
    const row = await findQuestion(deps.db, item.id);
    if (!row) throw refuse("not_found");
    const current = toQuestion(row);
    if (current.state === state) throw refuse("conflict", { current });
    const { topic, question, answer, link, position } = current;
    const change = { topic, question, answer, link, position, state, version: item.version };
    const once = { scope: "bulk", key: undefined, request: item };
    return changeQuestion(deps, { actor, id: item.id, change, once });
  },
});

/** Shows many questions on the site, or hides them. */
export const questionsBulk = [
  showMany("questions.publish", "published"),
  showMany("questions.hide", "hidden"),
];
