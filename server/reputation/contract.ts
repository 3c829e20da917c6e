import { z } from "zod";
import {
  AppealDecision,
  AppealList,
  AppealQuery,
  AppealRow,
  Entry,
  NewAppeal,
  NewCorrection,
  RulesAnswer,
  Standing,
  Statement,
  StatementQuery,
} from "#domain/reputation/statement.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { standingsContract } from "./standings/contract.ts";
import type { versionsContract } from "./versions/contract.ts";

/** What a file of somebody's entries says, to them and to the house. */
const statementFile = fileOf("points", Statement, [
  "at",
  "kind",
  "rule",
  "ruleVersion",
  "asked",
  "points",
  "balance",
  "expiresAt",
  "evidence.kind",
  "evidence.name",
  "evidence.englishName",
  "words",
]);
const tags = ["reputation"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const ofHouse = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });

/** What whoever climbs reads of their points, and says to them. */
export const ownContract = {
  standing: declareRoute({
    ...{ ...own, method: "get", path: "/api/reputation" },
    summary: "My score, how it came about and what it is made of",
    responses: { 200: jsonAnswer(Standing, "The score and its parts") },
  }),
  entries: declareRoute({
    ...{ ...own, method: "get", path: "/api/reputation/entries" },
    summary: "My statement, some entries at a time",
    request: { query: StatementQuery },
    responses: { 200: jsonAnswer(Statement, "Entries with their evidence") },
    file: statementFile,
  }),
  rules: declareRoute({
    ...{ tags, access: ["advisor", "tour_operator", "admin"] as const, method: "get" },
    path: "/api/reputation/rules",
    summary: "The rules in force and those announced",
    responses: { 200: jsonAnswer(RulesAnswer, "The rules, from the table that counts") },
  }),
  appeal: declareRoute({
    ...{ ...own, method: "post", path: "/api/reputation/entries/{id}/appeal" },
    summary: "Say that I do not agree with an entry",
    limit: { name: "reputation-appeals", points: 30, durationSeconds: 3_600 },
    write: { audit: { none: "a member's own words" }, repeat: "key" },
    request: { params, body: jsonBody(NewAppeal) },
    responses: { 201: jsonAnswer(Entry, "The entry with its appeal") },
  }),
};

/** What administrators answer. */
export const houseContract = {
  appeals: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/appeals" },
    summary: "Appeals, the soonest due first",
    request: { query: AppealQuery },
    responses: { 200: jsonAnswer(AppealList, "Appeals with the entries they are about") },
    file: fileOf("appeals", AppealList, [
      "createdAt",
      "dueOn",
      "state",
      "person.name",
      "text",
      "answer",
      "entry.kind",
      "entry.rule",
      "entry.points",
      "entry.at",
    ]),
  }),
  decide: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/appeals/{id}/decision" },
    summary: "Answer an appeal, with other points or without",
    write: { audit: "appeal.decided", repeat: "key", version: "checked" },
    request: { params, body: jsonBody(AppealDecision) },
    responses: { 200: jsonAnswer(AppealRow, "The appeal as decided") },
  }),
  entries: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/standings/{id}/entries" },
    summary: "A person's statement",
    request: { params, query: StatementQuery },
    responses: { 200: jsonAnswer(Statement, "Entries with their evidence") },
    file: statementFile,
  }),
  correct: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/reputation-entries/{id}/correction" },
    summary: "Make an entry count other points, with a reason",
    write: { audit: "reputation.corrected", repeat: "key" },
    request: { params, body: jsonBody(NewCorrection) },
    responses: { 200: jsonAnswer(Entry, "The entry, corrected") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ReputationApi =
  | typeof ownContract
  | typeof houseContract
  | typeof standingsContract
  | typeof versionsContract;
