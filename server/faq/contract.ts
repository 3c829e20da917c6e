import { z } from "zod";
import { Faq } from "#domain/faq/faq.ts";
import { NewQuestion, Question, QuestionChange, QuestionList, QuestionQuery } from "#domain/faq/questions.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["faq"];
const admin = { tags, access: ["admin"] as const };

/** Questions and answers: everybody reads what is published, administrators keep the register. */
export const faqContract = {
  read: declareRoute({
    method: "get",
    path: "/api/faq",
    tags,
    summary: "Read the questions and answers",
    access: "public",
    responses: { 200: jsonAnswer(Faq, "The published questions by topic") },
  }),
  list: declareRoute({
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
  }),
  add: declareRoute({
    ...admin,
    method: "post",
    path: "/api/questions",
    summary: "Write a new question in both languages",
    write: { audit: "question.added", repeat: "key" },
    request: { body: jsonBody(NewQuestion) },
    responses: { 201: jsonAnswer(Question, "The question") },
  }),
  change: declareRoute({
    ...admin,
    method: "put",
    path: "/api/questions/{id}",
    summary: "Write a question anew, show it or hide it",
    write: { audit: "question.changed", repeat: "key", version: "checked" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(QuestionChange) },
    responses: { 200: jsonAnswer(Question, "The question as it is now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type FaqApi = typeof faqContract;
