import { Growth } from "#domain/growth/growth.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { Goals, growthContract } from "./contract.ts";
import { changeGoal, dropGoal, setGoal } from "./goals/set-goals.ts";
import { readGrowth } from "./read-growth.ts";

/** A member's own development. */
export function growthRoutes(deps: Deps) {
  const { read, set, change, drop } = growthContract;

  return createApi(deps)
    .openapi(read, async (context) =>
      context.json(Growth.parse(await readGrowth(deps, context.var.actor)), 200),
    )
    .openapi(set, async (context) => {
      const [goal, once] = [context.req.valid("json"), onceOf(context)];
      const goals = await setGoal(deps, { ownerId: context.var.actor.id, goal, once });
      return context.json(Goals.parse({ goals }), 201);
    })
    .openapi(change, async (context) => {
      const which = { ...context.req.valid("param"), ownerId: context.var.actor.id };
      const goals = await changeGoal(deps, { ...which, ...context.req.valid("json") });
      return context.json(Goals.parse({ goals }), 200);
    })
    .openapi(drop, async (context) => {
      const which = { ...context.req.valid("param"), ownerId: context.var.actor.id };
      return context.json(Goals.parse({ goals: await dropGoal(deps, which) }), 200);
    });
}
