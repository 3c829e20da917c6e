import { z } from "zod";
import type { Deps } from "../deps.ts";
import { makeMonth } from "./queries.ts";

/** This month and the next three: a job that stood still for a quarter loses nothing. */
const AHEAD = 3;

/** Makes the months of the record that are missing; an entry without its month waits in the rest until then. */
export async function makeAuditMonths({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (let ahead = 0; ahead <= AHEAD; ahead++) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await makeMonth(db, first.toISOString().slice(0, 10));
  }
}

/** Has the months made every night. */
export function scheduleAuditMonths(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "audit.months",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => makeAuditMonths(deps),
    })
    .schedule({ cron: "20 3 * * *", data: {} });
}
