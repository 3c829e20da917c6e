import { Appeal, AppealList, Report, ReportList } from "#domain/timeline/moderation.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { answerAppeal } from "./appeal.ts";
import { moderationContract } from "./contract.ts";
import { decideReport } from "./decide-report.ts";
import { listAppeals, listReports } from "./read-reports.ts";

/** What administrators decide about what members say. */
export function moderationRoutes(deps: Deps) {
  const { reports, decide, appeals, answer } = moderationContract;

  return createApi(deps)
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
