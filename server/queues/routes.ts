import { QueueBoard } from "#domain/queues/queues.ts";
import { TrendBoard } from "#domain/queues/trends.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { readQueues } from "./read-queues.ts";
import { readTrends } from "./read-trends.ts";

const reading = { method: "get" as const, tags: ["queues"], access: ["admin"] as const };

/** The first page of administration. */
export function queuesRoutes(deps: Deps) {
  const queues = declareRoute(deps, {
    ...reading,
    path: "/api/admin/queues",
    summary: "What waits for the team, the worst first",
    responses: { 200: jsonAnswer(QueueBoard, "Every queue with its waits and its agreed time") },
  });
  const trends = declareRoute(deps, {
    ...reading,
    path: "/api/admin/trends",
    summary: "How the last twelve weeks went",
    responses: { 200: jsonAnswer(TrendBoard, "One value for each week and line") },
  });
  return createApi()
    .openapi(queues, async (context) => context.json(QueueBoard.parse(await readQueues(deps)), 200))
    .openapi(trends, async (context) => context.json(TrendBoard.parse(await readTrends(deps)), 200));
}
