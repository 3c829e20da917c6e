import { z } from "zod";
import { Faq } from "#domain/faq/faq.ts";
import { NewQuestion, Question, QuestionChange, QuestionList, QuestionQuery } from "#domain/faq/questions.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { fileOf } from "../http/files/list-file.ts";
import { onceOf } from "../http/once.ts";
import { readFaq } from "./read-faq.ts";
import { addQuestion } from "./register/add-question.ts";
import { changeQuestion } from "./register/change-question.ts";
import { listQuestions } from "./register/list-questions.ts";

const tags = ["faq"];
const admin = { tags, access: ["admin"] as const };

/** Questions and answers: everybody reads what is published, administrators keep the register. */
export function faqRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/faq",
    tags,
    summary: "Read the questions and answers",
    access: "public",
    responses: { 200: jsonAnswer(Faq, "The published questions by topic") },
  });
  const list = declareRoute(deps, {
    ...admin,
    method: "get",
    path: "/api/questions",
    summary: "The register of questions, with how many there are of each topic and state",
    request: { query: QuestionQuery },
    responses: { 200: jsonAnswer(QuestionList, "Some questions, and how to go on") },
    file: fileOf("questions", QuestionList, [
      "topic",
      "position",
      "state",
      "question.pt",
      "question.en",
      "answer.pt",
      "answer.en",
      "updatedAt",
    ]),
  });
  const add = declareRoute(deps, {
    ...admin,
    method: "post",
    path: "/api/questions",
    summary: "Write a new question in both languages",
    write: { audit: "question.added", repeat: "key" },
    request: { body: jsonBody(NewQuestion) },
    responses: { 201: jsonAnswer(Question, "The question") },
  });
  const change = declareRoute(deps, {
    ...admin,
    method: "put",
    path: "/api/questions/{id}",
    summary: "Write a question anew, show it or hide it",
    write: { audit: "question.changed", repeat: "key", version: "checked" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(QuestionChange) },
    responses: { 200: jsonAnswer(Question, "The question as it is now") },
  });

  return createApi()
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
