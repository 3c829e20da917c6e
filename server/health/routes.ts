import { Hono } from "hono";
import type { Recorded } from "#platform/database/compare-past.ts";
import { within } from "#platform/within.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";
import { createReadiness } from "./readiness.ts";

const COUNT_LIMIT_MS = 2_000;

export type HealthInput = {
  isClosing: () => boolean;
  /** What this code knows of the database, as it was at start. */
  migrations?: readonly Recorded[];
};

/** For whoever keeps the process running: is it alive, may it be given traffic, how is it doing. */
export function healthRoutes(deps: Deps, { isClosing, migrations }: HealthInput) {
  let readiness: ReturnType<typeof createReadiness> | undefined;
  return new Hono<ApiEnv>()
    .get("/health/live", (context) => context.json({ status: "live" }))
    .get("/health/ready", async (context) => {
      readiness ??= createReadiness(deps, migrations);
      const checks = await readiness({ isClosing: isClosing() });
      const isReady = Object.values(checks).every((state) => state === "ok");
      return context.json({ status: isReady ? "ready" : "not ready", checks }, isReady ? 200 : 503);
    })
    .get("/metrics", async (context) => {
      // Without the database the rest is still told.
      const counts = await within(deps.jobs.counts(), { ms: COUNT_LIMIT_MS, late: () => [] }).catch(() => []);
      for (const { queue, state, count } of flatten(counts)) {
        deps.metrics.jobs.labels(queue, state).set(count);
      }
      const { registry } = deps.metrics;
      return context.text(await registry.metrics(), 200, { "content-type": registry.contentType });
    });
}

function flatten(counts: Awaited<ReturnType<Deps["jobs"]["counts"]>>) {
  return counts.flatMap(({ name, ...states }) =>
    Object.entries(states).map(([state, count]) => ({ queue: name, state, count: Number(count) })),
  );
}
