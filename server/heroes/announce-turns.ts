import { z } from "zod";
import type { Deps } from "../deps.ts";
import { announceTurns } from "./queries.ts";

// A little more than the minute between two runs, so that no turn falls between them.
const LOOK_BACK_MS = 90_000;

/** Has kept pages forgotten when a hero's time has just begun or ended. */
export async function announceHeroTurns({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const until = clock.now();
  await announceTurns(db, { after: new Date(until.getTime() - LOOK_BACK_MS), until });
}

/** Has the turns looked for every minute. */
export function scheduleHeroTurns(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "heroes.turns",
      schema: z.object({}),
      retry: { limit: 0, delaySeconds: 1, backoff: false },
      keepSeconds: 600,
      handle: () => announceHeroTurns(deps),
    })
    .schedule({ cron: "* * * * *", data: {} });
}
