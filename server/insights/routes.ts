import { FarolWithAsk } from "#domain/insights/ask.ts";
import type { Span } from "#domain/insights/chart.ts";
import { ChartPoints, FarolRules, FarolSignals, MovedCard, Precision } from "#domain/insights/insights.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { askRoutes } from "./ask/routes.ts";
import { askSettingsOf } from "./ask/settings.ts";
import { insightsContract } from "./contract.ts";
import { listSpeaking, readFarol, readSignals } from "./read-farol.ts";
import { readPoints } from "./read-points.ts";
import { readPrecision } from "./read-precision.ts";
import { refreshCards } from "./refresh-cards.ts";
import { switchRule } from "./switch-rule.ts";
import { takeStep } from "./take-step.ts";

/** What a person's own figures say, and what they do with it. */
export function insightsRoutes(deps: Deps) {
  const { read, signals, rules, refresh, step, points, precision, turn } = insightsContract;
  const asking = askSettingsOf(deps.config);
  const readAll = async (asked: { ownerId: string; span: Span }) =>
    FarolWithAsk.parse({ ...(await readFarol(deps, asked)), ...(asking && { canAsk: true }) });
  const api = createApi(deps)
    .openapi(read, async (context) => {
      const asked = { ownerId: context.var.actor.id, ...context.req.valid("query") };
      return context.json(await readAll(asked), 200);
    })
    .openapi(signals, async (context) =>
      context.json(FarolSignals.parse(await readSignals(deps, context.var.actor.id)), 200),
    )
    .openapi(rules, async (context) =>
      context.json(FarolRules.parse({ rules: await listSpeaking(deps.db) }), 200),
    )
    .openapi(refresh, async (context) => {
      const ownerId = context.var.actor.id;
      await refreshCards(deps, ownerId);
      const asked = { ownerId, ...context.req.valid("query") };
      return context.json(await readAll(asked), 200);
    })
    .openapi(step, async (context) => {
      const { id } = context.req.valid("param");
      const input = {
        ownerId: context.var.actor.id,
        id,
        ...context.req.valid("json"),
        once: onceOf(context),
      };
      return context.json(MovedCard.parse(await takeStep(deps, input)), 200);
    })
    .openapi(points, async (context) => {
      const asked = { ownerId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(ChartPoints.parse(await readPoints(deps, asked)), 200);
    })
    .openapi(precision, async (context) => context.json(Precision.parse(await readPrecision(deps)), 200))
    .openapi(turn, async (context) => {
      const switched = { ...context.req.valid("param"), ...context.req.valid("json") };
      const all = await switchRule(deps, { actor: context.var.actor, ...switched });
      return context.json(Precision.parse(all), 200);
    });
  if (asking) api.route("/", askRoutes(deps, asking));
  return api;
}
