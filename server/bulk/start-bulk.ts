import { randomUUID } from "node:crypto";
import { BULK_HOLD_MS, type BulkRequest, type BulkRun, eachOnce } from "#domain/bulk/bulk.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { actionOf } from "./check-bulk.ts";
import { findRun, insertRun } from "./queries.ts";
import { enqueueRun } from "./run-bulk.ts";
import { toRun } from "./to-run.ts";

type Input = { actor: Actor; request: BulkRequest; once: Once };

/** Has something done to many rows, in a moment: until then it can be undone, and nobody has been written to. */
export async function startBulk(deps: Deps, { actor, request, once }: Input): Promise<BulkRun> {
  const { action, reason } = request;
  const items = eachOnce(request.items);
  if (actionOf(deps, action).needsReason && !reason) {
    throw refuse("validation_failed", { fields: { reason: "required" } });
  }
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const id = randomUUID();
    const until = new Date(now.getTime() + BULK_HOLD_MS);
    const run = { id, actor_id: actor.id, action, reason: reason ?? null, items: JSON.stringify(items) };
    await insertRun(tx, { ...run, state: "held", hold_until: until, created_at: now });
    await enqueueRun(tx, deps, { id, until });
    return toRun((await findRun(tx, { id, actorId: actor.id }))!);
  });
}
