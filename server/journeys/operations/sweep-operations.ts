import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { emptyOperations } from "./queries.ts";

const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;
/** So many at once, so that no edit waits for it. */
const AT_ONCE = 1_000;

/** Lets go of what edits said and were answered ninety days ago; which they were stays, so that none is carried out twice. */
export async function sweepOperations({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_KEPT * DAY_MS);
  while ((await emptyOperations(db, { before, limit: AT_ONCE })) === AT_ONCE);
}

/** Sweeps every night. */
export function scheduleOperationSweep(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "journeys.sweep",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => sweepOperations(deps),
    })
    .schedule({ cron: "50 3 * * *", data: {} });
}
