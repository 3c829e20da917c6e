import { z } from "zod";
import type { Deps } from "../deps.ts";
import { deleteNotifications } from "./queries.ts";

const MONTHS_KEPT = 12;
/** So many at once, so that no list waits for it. */
const AT_ONCE = 2_000;

/** Lets go of what people were told more than a year ago. */
export async function sweepNotifications({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - MONTHS_KEPT);
  while ((await deleteNotifications(db, { before, limit: AT_ONCE })) === AT_ONCE);
}

/** Sweeps every night. */
export function scheduleNotificationSweep(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "notifications.sweep",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => sweepNotifications(deps),
    })
    .schedule({ cron: "40 3 * * *", data: {} });
}
