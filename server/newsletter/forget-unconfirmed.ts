import { z } from "zod";
import { forgetAfterMs } from "#domain/newsletter/subscriptions.ts";
import type { Deps } from "../deps.ts";
import { deleteUnconfirmed } from "./queries.ts";

/** Forgets every address that nobody confirmed in time. */
export async function forgetUnconfirmed({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteUnconfirmed(db, new Date(clock.now().getTime() - forgetAfterMs));
}

/** Has the forgetting done every night. */
export function scheduleForgetting(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "newsletter.forget",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => forgetUnconfirmed(deps),
    })
    .schedule({ cron: "41 3 * * *", data: {} });
}
