import { z } from "zod";
import { NAMES_DAYS } from "#domain/bookings/bookings.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { forgetVisitors } from "./queries.ts";

/** Forgets who asked without an account half a year after what they asked for was over; how many that were. */
export async function forgetPastVisitors({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const leftBefore = dayAfter(now.toISOString().slice(0, 10), -NAMES_DAYS);
  let all = 0;
  for (;;) {
    const some = await transact(db, (tx) => forgetVisitors(tx, { leftBefore, now }));
    if (some === 0) return all;
    all += some;
  }
}

/** Does so every night. */
export function scheduleForgetting(deps: Deps): void {
  deps.jobs
    .define({
      name: "bookings.forget",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => {
        await forgetPastVisitors(deps);
      },
    })
    .schedule({ cron: "40 3 * * *", tz: "America/Sao_Paulo", data: {} });
}
