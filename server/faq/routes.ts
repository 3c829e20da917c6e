import { Faq } from "#domain/faq/faq.ts";
import { Question, QuestionList } from "#domain/faq/questions.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { onceOf } from "../http/once.ts";
import { faqContract } from "./contract.ts";
import { readFaq } from "./read-faq.ts";
import { addQuestion } from "./register/add-question.ts";
import { changeQuestion } from "./register/change-question.ts";
import { listQuestions } from "./register/list-questions.ts";

/** Questions and answers: everybody reads what is published, administrators keep the register. */
export function faqRoutes(deps: Deps) {
  const { read, list, add, change } = faqContract;

  return createApi(deps)
    .openapi(read, async (context) => {
      tagContent(context, "faq");
      return context.json(Faq.parse(await readFaq(deps)), 200);
    })
    .openapi(list, async (context) =>
      context.json(QuestionList.parse(await listQuestions(deps, context.req.valid("query"))), 200),
    )
    .openapi(add, async (context) => {
      const asked = { actor: context.var.actor, words: context.req.valid("json"), once: onceOf(context) };
      return context.json(Question.parse(await addQuestion(deps, asked)), 201);
    })
    .openapi(change, async (context) => {
      const changed = await changeQuestion(deps, {
        actor: context.var.actor,
        id: context.req.valid("param").id,
        change: context.req.valid("json"),
        once: onceOf(context),
      });
      return context.json(Question.parse(changed), 200);
    });
}
