import { z } from "zod";
import { Goal, GoalChange, Growth, NewGoal } from "#domain/growth/growth.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { changeGoal, dropGoal, setGoal } from "./goals/set-goals.ts";
import { readGrowth } from "./read-growth.ts";

const own = { tags: ["growth"], access: ["advisor", "tour_operator"] as const };
const kept = { none: "a member's own goals" };
const params = z.object({ id: z.uuid() });
const Goals = z.object({ goals: z.array(Goal) });
const answer = { 200: jsonAnswer(Goals, "The goals as they are now") };

/** A member's own development. */
export function growthRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...{ ...own, method: "get", path: "/api/growth" },
    summary: "My goals with what I reached, my plan, and fam trips",
    responses: { 200: jsonAnswer(Growth, "From the figures of the house") },
  });
  const set = declareRoute(deps, {
    ...{ ...own, method: "post", path: "/api/growth/goals" },
    summary: "Set a goal for a time",
    write: { audit: kept, repeat: "key" },
    request: { body: jsonBody(NewGoal) },
    responses: { 201: jsonAnswer(Goals, "The goals as they are now") },
  });
  const change = declareRoute(deps, {
    ...{ ...own, method: "put", path: "/api/growth/goals/{id}" },
    summary: "Ask more or less of a goal",
    write: {
      ...{ audit: kept, repeat: { harmless: "the version is another after the first" }, version: "checked" },
    },
    request: { params, body: jsonBody(GoalChange) },
    responses: answer,
  });
  const drop = declareRoute(deps, {
    ...{ ...own, method: "delete", path: "/api/growth/goals/{id}" },
    summary: "Let a goal go",
    write: { audit: kept, repeat: { harmless: "gone after the first" } },
    request: { params },
    responses: answer,
  });
  return createApi()
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
