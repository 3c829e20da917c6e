import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { findUnshown } from "./queries.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Removes what was sent a day ago and no journey ever showed. */
export async function sweepUploads({
  db,
  files,
  clock,
}: Pick<Deps, "db" | "files" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const ids = await findUnshown(db, { before, limit: AT_ONCE });
    found = ids.length;
    await transact(db, async (tx) => {
      for (const id of ids) await files.remove(tx, id);
    });
  }
}

/** Sweeps every night. */
export function scheduleUploadSweep(deps: Pick<Deps, "db" | "files" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "journeys.uploads",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => sweepUploads(deps),
    })
    .schedule({ cron: "20 4 * * *", data: {} });
}
