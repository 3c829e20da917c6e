import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { deleteLinks } from "../links/queries.ts";
import { takeForgotten } from "./queries.ts";
import { uploadsOf } from "./uploads-of.ts";

const DAY_MS = 24 * 3_600_000;
const LINKS_KEPT_MS = 180 * DAY_MS;

/** Removes uploads that broke off or of which nothing was made for a day, with their files, and links long ended. */
export async function sweepUploads(deps: Pick<Deps, "db" | "files" | "clock" | "config">): Promise<void> {
  const { db, files, clock } = deps;
  const before = new Date(clock.now().getTime() - DAY_MS);
  await uploadsOf(deps).sweep(before);
  await transact(db, async (tx) => {
    for (const { fileId, previewFileId } of await takeForgotten(tx, before)) {
      await files.remove(tx, fileId);
      if (previewFileId) await files.remove(tx, previewFileId);
    }
  });
  await deleteLinks(db, new Date(clock.now().getTime() - LINKS_KEPT_MS));
}

/** Sweeps every hour. */
export function scheduleSweep(deps: Pick<Deps, "db" | "files" | "clock" | "config" | "jobs">): void {
  deps.jobs
    .define({
      name: "materials.sweep",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => sweepUploads(deps),
    })
    .schedule({ cron: "23 * * * *", data: {} });
}
