import { z } from "zod";
import { Goal, GoalChange, Growth, NewGoal } from "#domain/growth/growth.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const own = { tags: ["growth"], access: ["advisor", "tour_operator"] as const };
const kept = { none: "a member's own goals" };
const params = z.object({ id: z.uuid() });
export const Goals = z.object({ goals: z.array(Goal) });
const answer = { 200: jsonAnswer(Goals, "The goals as they are now") };

/** A member's own development. */
export const growthContract = {
  read: declareRoute({
    ...{ ...own, method: "get", path: "/api/growth" },
    summary: "My goals with what I reached, my plan, and fam trips",
    responses: { 200: jsonAnswer(Growth, "From the figures of the house") },
  }),
  set: declareRoute({
    ...{ ...own, method: "post", path: "/api/growth/goals" },
    summary: "Set a goal for a time",
    write: { audit: kept, repeat: "key" },
    request: { body: jsonBody(NewGoal) },
    responses: { 201: jsonAnswer(Goals, "The goals as they are now") },
  }),
  change: declareRoute({
    ...{ ...own, method: "put", path: "/api/growth/goals/{id}" },
    summary: "Ask more or less of a goal",
    write: {
      ...{ audit: kept, repeat: { harmless: "the version is another after the first" }, version: "checked" },
    },
    request: { params, body: jsonBody(GoalChange) },
    responses: answer,
  }),
  drop: declareRoute({
    ...{ ...own, method: "delete", path: "/api/growth/goals/{id}" },
    summary: "Let a goal go",
    write: { audit: kept, repeat: { harmless: "gone after the first" } },
    request: { params },
    responses: answer,
  }),
};

/** The routes of this capability, for its typed client. */
export type GrowthApi = typeof growthContract;
