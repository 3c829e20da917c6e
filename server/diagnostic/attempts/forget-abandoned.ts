import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { deleteAbandoned } from "./queries.ts";

const KEPT_MS = 180 * 86_400_000;

/** Forgets every night what visitors began half a year ago and never finished. */
export function scheduleForgetting({ db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">): void {
  jobs
    .define({
      name: "diagnostic.forget",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => deleteAbandoned(db, new Date(clock.now().getTime() - KEPT_MS)),
    })
    .schedule({ cron: "49 3 * * *", data: {} });
}
