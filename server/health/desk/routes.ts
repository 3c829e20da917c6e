import { DataMend, HouseHealth, JobRetry, Mended, Retried } from "#domain/health/health.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { mendData } from "./mend-data.ts";
import { createHealthReader } from "./read-health.ts";
import { retryJobs } from "./retry-jobs.ts";

const admins = { tags: ["health"], access: ["admin"] as const };

/** How the house is doing, for administrators. */
export function healthDeskRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/health" },
    summary: "Parts, work, storage and what does not agree in the data",
    responses: { 200: jsonAnswer(HouseHealth, "How the house is doing") },
  });
  const retry = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/health/jobs",
      summary: "Try work that was given up again",
    },
    write: {
      audit: "job.retried",
      repeat: { harmless: "what is in its queue again is not among what was given up" },
    },
    request: { body: jsonBody(JobRetry) },
    responses: { 200: jsonAnswer(Retried, "How much was put back") },
  });
  const mend = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/health/data" },
    summary: "Mend what does not agree, where the house can by itself",
    write: { audit: "data.mended", repeat: { harmless: "what was mended is not found again" } },
    request: { body: jsonBody(DataMend) },
    responses: { 200: jsonAnswer(Mended, "How many cases were mended") },
  });
  const readHealth = createHealthReader(deps);
  return createApi()
    .openapi(read, async (context) => context.json(HouseHealth.parse(await readHealth()), 200))
    .openapi(retry, async (context) => {
      const given = { actor: context.var.actor, ...context.req.valid("json") };
      return context.json(Retried.parse(await retryJobs(deps, given)), 200);
    })
    .openapi(mend, async (context) => {
      const given = { actor: context.var.actor, ...context.req.valid("json") };
      return context.json(Mended.parse(await mendData(deps, given)), 200);
    });
}
