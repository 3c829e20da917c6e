import { z } from "zod";
import {
  Appeal,
  AppealAnswer,
  AppealList,
  AppealQuery,
  Decision,
  Report,
  ReportList,
  ReportQuery,
} from "#domain/timeline/moderation.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const admins = { tags: ["timeline"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });

/** What administrators decide about what members say. */
export const moderationContract = {
  reports: declareRoute({
    ...admins,
    method: "get",
    path: "/api/timeline/reports",
    summary: "What was reported, the longest waiting first",
    request: { query: ReportQuery },
    responses: { 200: jsonAnswer(ReportList, "The reports that the question leaves") },
  }),
  decide: declareRoute({
    ...admins,
    method: "post",
    path: "/api/timeline/reports/{id}/decision",
    summary: "Leave it or take it down, with a reason that both sides read",
    write: { audit: "timeline.decided", repeat: { harmless: "it is decided after the first" } },
    request: { params, body: jsonBody(Decision) },
    responses: { 200: jsonAnswer(Report, "The report as decided") },
  }),
  appeals: declareRoute({
    ...admins,
    method: "get",
    path: "/api/timeline/appeals",
    summary: "What authors say against removals",
    request: { query: AppealQuery },
    responses: { 200: jsonAnswer(AppealList, "The appeals that the question leaves") },
  }),
  answer: declareRoute({
    ...admins,
    method: "post",
    path: "/api/timeline/appeals/{id}/answer",
    summary: "Put it back or leave it away, with a reason",
    write: { audit: "timeline.answered", repeat: { harmless: "it is answered after the first" } },
    request: { params, body: jsonBody(AppealAnswer) },
    responses: { 200: jsonAnswer(Appeal, "The appeal as answered") },
  }),
};
