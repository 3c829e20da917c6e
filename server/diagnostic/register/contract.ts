import { z } from "zod";
import { AccessChange, AttemptList, AttemptQuery, Funnel } from "#domain/diagnostic/attempts.ts";
import {
  DraftChange,
  DraftPublished,
  NewQuestionnaire,
  QuestionnaireDesk,
  QuestionnaireRow,
} from "#domain/diagnostic/questionnaires.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["diagnostic"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const desk = { 200: jsonAnswer(QuestionnaireDesk, "The questionnaire as it is now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What administrators ask people. */
export const questionnairesContract = {
  list: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/questionnaires" },
    summary: "Every questionnaire, with how often it was begun and finished",
    responses: { 200: jsonAnswer(z.object({ rows: z.array(QuestionnaireRow) }), "The open one first") },
  }),
  create: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/questionnaires" },
    summary: "Begin a questionnaire as the copy of another",
    write: { audit: "questionnaire.created", repeat: "key" },
    request: { body: jsonBody(NewQuestionnaire) },
    responses: { 201: jsonAnswer(QuestionnaireDesk, "The questionnaire with its draft") },
  }),
  read: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/questionnaires/{id}" },
    summary: "One questionnaire, with its draft and what keeps it from being published",
    request: { params },
    responses: desk,
  }),
  keep: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/questionnaires/{id}/draft" },
    summary: "Keep the draft",
    write: { audit: { none: "a draft; what is published leaves an entry" }, ...checked },
    request: { params, body: jsonBody(DraftChange) },
    responses: desk,
  }),
  drop: declareRoute({
    ...{ ...admins, method: "delete", path: "/api/admin/questionnaires/{id}/draft" },
    summary: "Throw the draft away",
    write: { audit: "questionnaire.draft_dropped", repeat: { harmless: "there is none after the first" } },
    request: { params },
    responses: desk,
  }),
  publish: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/questionnaires/{id}/publish" },
    summary: "Publish the draft as a new version",
    write: { audit: "questionnaire.published", ...checked },
    request: { params, body: jsonBody(DraftPublished) },
    responses: desk,
  }),
  open: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/questionnaires/{id}/open" },
    summary: "Make it the one that people are asked",
    write: { audit: "questionnaire.opened", repeat: { harmless: "open twice is open" } },
    request: { params },
    responses: desk,
  }),
  funnel: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/questionnaires/{id}/funnel" },
    summary: "Where people stop, question by question",
    request: { params, query: z.object({ number: z.coerce.number().int().min(1).max(9_999).optional() }) },
    responses: { 200: jsonAnswer(Funnel, "The newest version, or the one asked for") },
  }),
};

/** Who answered, and who may. */
export const registerContract = {
  attempts: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/diagnostics" },
    summary: "Everybody who began; visitors are leads, with where they came from",
    request: { query: AttemptQuery },
    responses: { 200: jsonAnswer(AttemptList, "The attempts that the question leaves") },
    file: fileOf("diagnostics", AttemptList, [
      "name",
      "email",
      "kind",
      "state",
      "source",
      "language",
      "mayWrite",
      "versionNumber",
      "answered",
      "overall",
      "level.pt",
      "level.en",
      "startedAt",
      "finishedAt",
    ]),
  }),
  change: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/diagnostic/access" },
    summary: "Set to whom the diagnostic is open",
    write: { audit: "diagnostic.access_changed", repeat: { harmless: "set twice is set" } },
    request: { body: jsonBody(AccessChange) },
    responses: { 200: jsonAnswer(AccessChange, "As it is now") },
  }),
};
