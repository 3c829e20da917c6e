import { dataChecks, type HouseHealth } from "#domain/health/health.ts";
import type { Deps } from "../../deps.ts";
import { createReadiness } from "../readiness.ts";
import { jobWords } from "./job-words.ts";
import { countFaults, measureDatabase, measureStorage } from "./queries.ts";

/** The house from the inside; each part by itself, so that one that is ill does not hide the others. */
export function createHealthReader(deps: Deps): () => Promise<HouseHealth> {
  const readiness = createReadiness(deps);
  return async () => {
    const parts = Object.entries(await readiness({ isClosing: false }));
    const data: HouseHealth["data"] = [];
    const now = deps.clock.now();
    for (const check of dataChecks) data.push({ check, count: await countFaults(deps.db, { check, now }) });
    const jobs = (await deps.jobs.counts()).toSorted(
      (one, other) =>
        other.dead - one.dead || other.failed - one.failed || one.name.localeCompare(other.name),
    );
    return {
      parts: parts.map(([part, state]) => ({ part, state, isOk: state === "ok" })),
      database: { kind: deps.database.kind, ...(await measureDatabase(deps.db)) },
      storage: await measureStorage(deps.db),
      ...{ jobs: jobs.map((job) => ({ ...job, words: jobWords(job.name) })), data },
    };
  };
}
