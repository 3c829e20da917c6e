import { QueueBoard } from "#domain/queues/queues.ts";
import { TrendBoard } from "#domain/queues/trends.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { queuesContract } from "./contract.ts";
import { readQueues } from "./read-queues.ts";
import { readTrends } from "./read-trends.ts";

/** The first page of administration. */
export function queuesRoutes(deps: Deps) {
  const { queues, trends } = queuesContract;

  return createApi(deps)
    .openapi(queues, async (context) => context.json(QueueBoard.parse(await readQueues(deps)), 200))
    .openapi(trends, async (context) => context.json(TrendBoard.parse(await readTrends(deps)), 200));
}
