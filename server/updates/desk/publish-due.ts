import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { publishDue } from "./queries.ts";

/** Publishes the news whose time has come, any number of times with the same result. */
export async function publishDueUpdates({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await publishDue(db, clock.now());
}

/** Has it looked for every minute. */
export function scheduleUpdates(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "updates.due",
      schema: z.object({}),
      retry: { limit: 0, delaySeconds: 1, backoff: false },
      keepSeconds: 600,
      handle: () => publishDueUpdates(deps),
    })
    .schedule({ cron: "* * * * *", data: {} });
}
