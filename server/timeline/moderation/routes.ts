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
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { answerAppeal } from "./appeal.ts";
import { decideReport } from "./decide-report.ts";
import { listAppeals, listReports } from "./read-reports.ts";

const admins = { tags: ["timeline"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });

/** What administrators decide about what members say. */
export function moderationRoutes(deps: Deps) {
  const reports = declareRoute(deps, {
    ...admins,
    method: "get",
    path: "/api/timeline/reports",
    summary: "What was reported, the longest waiting first",
    request: { query: ReportQuery },
    responses: { 200: jsonAnswer(ReportList, "The reports that the question leaves") },
  });
  const decide = declareRoute(deps, {
    ...admins,
    method: "post",
    path: "/api/timeline/reports/{id}/decision",
    summary: "Leave it or take it down, with a reason that both sides read",
    write: { audit: "timeline.decided", repeat: { harmless: "it is decided after the first" } },
    request: { params, body: jsonBody(Decision) },
    responses: { 200: jsonAnswer(Report, "The report as decided") },
  });
  const appeals = declareRoute(deps, {
    ...admins,
    method: "get",
    path: "/api/timeline/appeals",
    summary: "What authors say against removals",
    request: { query: AppealQuery },
    responses: { 200: jsonAnswer(AppealList, "The appeals that the question leaves") },
  });
  const answer = declareRoute(deps, {
    ...admins,
    method: "post",
    path: "/api/timeline/appeals/{id}/answer",
    summary: "Put it back or leave it away, with a reason",
    write: { audit: "timeline.answered", repeat: { harmless: "it is answered after the first" } },
    request: { params, body: jsonBody(AppealAnswer) },
    responses: { 200: jsonAnswer(Appeal, "The appeal as answered") },
  });
  return createApi()
    .openapi(reports, async (context) =>
      context.json(ReportList.parse(await listReports(deps, context.req.valid("query"))), 200),
    )
    .openapi(decide, async (context) => {
      const given = { ...context.req.valid("param"), decision: context.req.valid("json") };
      const decided = await decideReport(deps, { actorId: context.var.actor.id, ...given });
      return context.json(Report.parse(decided), 200);
    })
    .openapi(appeals, async (context) =>
      context.json(AppealList.parse(await listAppeals(deps, context.req.valid("query"))), 200),
    )
    .openapi(answer, async (context) => {
      const given = { ...context.req.valid("param"), answer: context.req.valid("json") };
      const answered = await answerAppeal(deps, { actorId: context.var.actor.id, ...given });
      return context.json(Appeal.parse(answered), 200);
    });
}
