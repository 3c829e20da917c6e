import { z } from "zod";
import {
  AccessAnswer,
  AnswersGiven,
  AnswersKept,
  Attempt,
  AttemptResult,
  AttemptStart,
  AttemptStarted,
  DiagnosticDoor,
  LinkWanted,
  OwnDiagnostics,
} from "#domain/diagnostic/attempts.ts";
import { Language, LinkToken } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { questionnairesContract, registerContract } from "./register/contract.ts";

const tags = ["diagnostic"];
const params = z.object({ token: LinkToken });
const own = { none: "somebody's own answers, kept as such" };
const limited = (name: string, points: number) => ({
  name: `diagnostic-${name}`,
  points,
  durationSeconds: 600,
});

/** What everybody may do: read what it is, begin, answer by their link, finish and get the result. */
export const takingContract = {
  door: declareRoute({
    ...{ tags, access: "public", method: "get", path: "/api/diagnostic" },
    summary: "What the diagnostic asks, and to whom it is open",
    responses: { 200: jsonAnswer(DiagnosticDoor, "The open questionnaire in short") },
  }),
  start: declareRoute({
    ...{ tags, access: "public", method: "post", path: "/api/diagnostic/attempts" },
    summary: "Begin, as a visitor with name and e-mail or as the member who is signed in",
    limit: limited("start", 20),
    write: { audit: own, repeat: "key" },
    request: { body: jsonBody(AttemptStart) },
    responses: { 201: jsonAnswer(AttemptStarted, "The secret of the attempt's link") },
  }),
  link: declareRoute({
    ...{ tags, access: "public", method: "post", path: "/api/diagnostic/links" },
    summary: "Have the link of an unfinished attempt mailed again",
    limit: limited("links", 10),
    write: { audit: { none: "nothing changes" }, repeat: { harmless: "another mail with the same link" } },
    request: { body: jsonBody(LinkWanted) },
    responses: { 202: { description: "If there is one, it is on its way" } },
  }),
  read: declareRoute({
    ...{ tags, access: "link", method: "get", path: "/api/diagnostic/attempts/{token}" },
    summary: "An attempt: its questions, its answers so far, its result",
    limit: limited("read", 600),
    request: { params },
    responses: { 200: jsonAnswer(Attempt, "The attempt") },
  }),
  answer: declareRoute({
    ...{ tags, access: "link", method: "put", path: "/api/diagnostic/attempts/{token}/answers" },
    summary: "Keep some answers",
    limit: limited("answers", 1_200),
    write: { audit: own, repeat: { harmless: "the same answer twice is the same answer" } },
    request: { params, body: jsonBody(AnswersGiven) },
    responses: { 200: jsonAnswer(AnswersKept, "Every answer so far") },
  }),
  finish: declareRoute({
    ...{ tags, access: "link", method: "post", path: "/api/diagnostic/attempts/{token}/finish" },
    summary: "Give the last answer; the result is kept as it is now",
    limit: limited("finish", 60),
    write: { audit: own, repeat: { harmless: "a finished attempt stays as it is" } },
    request: { params },
    responses: { 200: jsonAnswer(AttemptResult, "The result") },
  }),
  order: declareRoute({
    ...{ tags, access: "link", method: "post", path: "/api/diagnostic/attempts/{token}/document" },
    summary: "Have the result mailed as a PDF",
    limit: limited("document", 10),
    write: { audit: own, repeat: { harmless: "one waits at a time" } },
    request: { params, body: jsonBody(z.strictObject({ language: Language })) },
    responses: { 202: { description: "It is being made" } },
  }),
  document: declareRoute({
    ...{ tags, access: "link", method: "get", path: "/api/diagnostic/attempts/{token}/document" },
    summary: "The result as a PDF, once it was made",
    limit: limited("document-read", 60),
    request: { params },
    responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } },
  }),
};

/** What members read of themselves. */
export const ownContract = {
  access: declareRoute({
    ...{ tags, access: ["advisor", "tour_operator", "hotel", "admin"], method: "get" },
    path: "/api/diagnostic/access",
    summary: "Whether I may begin, and what is missing otherwise",
    responses: { 200: jsonAnswer(AccessAnswer, "The setting and my place") },
  }),
  mine: declareRoute({
    ...{ tags, access: ["advisor", "tour_operator"], method: "get", path: "/api/diagnostic/mine" },
    summary: "My attempts, what has changed, and how a group did",
    responses: { 200: jsonAnswer(OwnDiagnostics, "The newest first") },
  }),
};

/** The routes of this capability, for its typed client. */
export type DiagnosticApi =
  | typeof takingContract
  | typeof ownContract
  | typeof questionnairesContract
  | typeof registerContract;
