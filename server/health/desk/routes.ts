import { HouseHealth, Mended, Retried } from "#domain/health/health.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { healthDeskContract } from "./contract.ts";
import { mendData } from "./mend-data.ts";
import { createHealthReader } from "./read-health.ts";
import { retryJobs } from "./retry-jobs.ts";

/** How the house is doing, for administrators. */
export function healthDeskRoutes(deps: Deps) {
  const { read, retry, mend } = healthDeskContract;

  const readHealth = createHealthReader(deps);
  return createApi(deps)
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
