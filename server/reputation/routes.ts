import {
  AppealList,
  AppealRow,
  Entry,
  RulesAnswer,
  Standing,
  Statement,
} from "#domain/reputation/statement.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { appealEntry } from "./appeals/appeal-entry.ts";
import { decideAppeal } from "./appeals/decide-appeal.ts";
import { listAppeals } from "./appeals/read-appeals.ts";
import { houseContract, ownContract } from "./contract.ts";
import { correctEntry } from "./correct-entry.ts";
import { standingRoutes } from "./standings/routes.ts";
import { readRules } from "./statement/read-rules.ts";
import { listEntries, readStanding } from "./statement/read-statement.ts";
import { versionRoutes } from "./versions/routes.ts";

/** Points, the statement of where they come from, and what people do not agree with. */
export function reputationRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", ownRoutes(deps))
    .route("/", houseRoutes(deps))
    .route("/", standingRoutes(deps))
    .route("/", versionRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const { standing, entries, rules, appeal } = ownContract;
  return createApi(deps)
    .openapi(standing, async (context) =>
      context.json(Standing.parse(await readStanding(deps, context.var.actor.id)), 200),
    )
    .openapi(entries, async (context) => {
      const asked = { userId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(Statement.parse(await listEntries(deps, asked)), 200);
    })
    .openapi(rules, async (context) => context.json(RulesAnswer.parse(await readRules(deps)), 200))
    .openapi(appeal, async (context) => {
      const { id: entryId } = context.req.valid("param");
      const input = { userId: context.var.actor.id, entryId, ...context.req.valid("json") };
      return context.json(Entry.parse(await appealEntry(deps, { ...input, once: onceOf(context) })), 201);
    });
}

function houseRoutes(deps: Deps) {
  const { appeals, decide, entries, correct } = houseContract;
  return createApi(deps)
    .openapi(appeals, async (context) =>
      context.json(AppealList.parse(await listAppeals(deps, context.req.valid("query"))), 200),
    )
    .openapi(decide, async (context) => {
      const input = { ...context.req.valid("param"), actorId: context.var.actor.id, once: onceOf(context) };
      const decided = await decideAppeal(deps, { ...input, decision: context.req.valid("json") });
      return context.json(AppealRow.parse(decided), 200);
    })
    .openapi(entries, async (context) => {
      const asked = { userId: context.req.valid("param").id, query: context.req.valid("query") };
      return context.json(Statement.parse(await listEntries(deps, asked)), 200);
    })
    .openapi(correct, async (context) => {
      const input = { ...context.req.valid("param"), actorId: context.var.actor.id, once: onceOf(context) };
      const corrected = await correctEntry(deps, { ...input, correction: context.req.valid("json") });
      return context.json(Entry.parse(corrected), 200);
    });
}
