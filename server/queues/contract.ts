import { QueueBoard } from "#domain/queues/queues.ts";
import { TrendBoard } from "#domain/queues/trends.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

const reading = { method: "get" as const, tags: ["queues"], access: ["admin"] as const };

/** The first page of administration. */
export const queuesContract = {
  queues: declareRoute({
    ...reading,
    path: "/api/admin/queues",
    summary: "What waits for the team, the worst first",
    responses: { 200: jsonAnswer(QueueBoard, "Every queue with its waits and its agreed time") },
  }),
  trends: declareRoute({
    ...reading,
    path: "/api/admin/trends",
    summary: "How the last twelve weeks went",
    responses: { 200: jsonAnswer(TrendBoard, "One value for each week and line") },
  }),
};

/** The routes of this capability, for its typed client. */
export type QueuesApi = typeof queuesContract;
