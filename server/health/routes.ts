import { Hono } from "hono";
import { countPendingMigrations } from "#platform/database/migrate.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";

/** For whoever keeps the process running: is it alive, may it be given traffic, how is it doing. */
export function healthRoutes(deps: Deps, { isClosing }: { isClosing: () => boolean }) {
  return new Hono<ApiEnv>()
    .get("/health/live", (context) => context.json({ status: "live" }))
    .get("/health/ready", async (context) => {
      const checks = await readiness(deps, isClosing());
      const isReady = Object.values(checks).every((state) => state === "ok");
      return context.json({ status: isReady ? "ready" : "not ready", checks }, isReady ? 200 : 503);
    })
    .get("/metrics", async (context) => {
      for (const { queue, state, count } of flatten(await deps.jobs.counts())) {
        deps.metrics.jobs.labels(queue, state).set(count);
      }
      const { registry } = deps.metrics;
      return context.text(await registry.metrics(), 200, { "content-type": registry.contentType });
    });
}

async function readiness({ database, jobs, log }: Deps, isClosing: boolean) {
  const state = { process: isClosing ? "closing" : "ok", database: "ok", migrations: "ok", jobs: "ok" };
  try {
    const pending = await countPendingMigrations(database);
    if (pending > 0) state.migrations = `${pending} pending`;
  } catch (error) {
    log.warn({ err: error }, "not ready");
    state.database = "unreachable";
  }
  if (!jobs.isHealthy()) state.jobs = "not running";
  return state;
}

function flatten(counts: Awaited<ReturnType<Deps["jobs"]["counts"]>>) {
  return counts.flatMap(({ name, ...states }) =>
    Object.entries(states).map(([state, count]) => ({ queue: name, state, count: Number(count) })),
  );
}
