import { z } from "zod";
import { BulkItem } from "#domain/bulk/bulk.ts";
import type { Tx } from "#platform/database/database.ts";
import { Problem } from "#platform/http/problem.ts";
import type { Job, Jobs } from "#platform/jobs/jobs.ts";
import type { Deps } from "../deps.ts";
import { actionOf } from "./check-bulk.ts";
import { addResult, beginRun, deleteOldRuns, findDueRuns, finishRun } from "./queries.ts";
import { Results } from "./to-run.ts";

/** Who was not heard of for so long does it no more. */
const DEAD_MS = 5 * 60_000;
const KEPT_MS = 30 * 86_400_000;
const runs = new WeakMap<Jobs, Job<{ id: string }>>();

/** Has a run done when its moment has come. */
export async function enqueueRun(
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  { id, until }: { id: string; until: Date },
) {
  await runs.get(jobs)?.enqueue(tx, { id }, { startAfter: until });
}

/** Does a run that is due, row by row, and notes what became of each; what a crash left undone is done the next time. */
export async function runBulk(deps: Deps, id: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const run = await beginRun(db, { id, now, deadAt: new Date(now.getTime() - DEAD_MS) });
  if (!run) return;
  const action = actionOf(deps, run.action);
  const actor = { id: run.actor_id, status: "active", role: "admin" } as const;
  const over = new Set(Results.parse(run.results).map((result) => result.id));
  for (const item of z.array(BulkItem).parse(run.items)) {
    if (over.has(item.id)) continue;
    const code = await refusalOf(action.run(deps, { actor, item, reason: run.reason ?? undefined }));
    await addResult(db, { id, now: clock.now(), result: { id: item.id, code } });
  }
  await finishRun(db, id);
}

async function refusalOf(doing: Promise<unknown>): Promise<string | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** Defines the job of one run, and every minute does what a standstill left. */
export function scheduleBulk(deps: Deps): void {
  const retry = { limit: 3, delaySeconds: 5, backoff: true };
  const handle = ({ id }: { id: string }) => runBulk(deps, id);
  runs.set(
    deps.jobs,
    deps.jobs.define({ name: "bulk.run", schema: z.object({ id: z.uuid() }), retry, handle }),
  );
  deps.jobs
    .define({
      name: "bulk.sweep",
      schema: z.object({}),
      retry,
      handle: async () => {
        const now = deps.clock.now();
        for (const { id } of await findDueRuns(deps.db, now)) await runBulk(deps, id);
        await deleteOldRuns(deps.db, new Date(now.getTime() - KEPT_MS));
      },
    })
    .schedule({ cron: "* * * * *", data: {} });
}
