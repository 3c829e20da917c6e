import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { findLoose } from "./queries.ts";

const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Removes pictures that were sent a day ago and never posted. */
export async function sweepPictures({
  db,
  clock,
  files,
}: Pick<Deps, "db" | "clock" | "files">): Promise<void> {
  await transact(db, async (tx) => {
    for (const id of await findLoose(tx, new Date(clock.now().getTime() - KEPT_MS)))
      await files.remove(tx, id);
  });
}

/** Does so every night. */
export function scheduleSweep(deps: Deps): void {
  deps.jobs
    .define({
      name: "timeline.sweep",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => sweepPictures(deps),
    })
    .schedule({ cron: "23 4 * * *", data: {} });
}
