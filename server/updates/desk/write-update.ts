import { randomUUID } from "node:crypto";
import {
  type DeskUpdate,
  timeBlocker,
  type UpdateChange,
  type UpdateDraft,
} from "#domain/updates/update-desk.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { columnsOf, findUpdate, insertDraft, lockUpdate, updateNews } from "./queries.ts";
import { toDeskUpdate } from "./to-desk-update.ts";

type Needed = Pick<Deps, "db" | "clock">;

function requireTime(draft: UpdateDraft, now: Date): void {
  const blocker = timeBlocker(draft, now);
  if (blocker) throw refuse("validation_failed", { fields: { publishAt: blocker } });
}

/** Writes news: kept as a draft, for a time, or on the bells at once. */
export async function addUpdate(
  { db, clock }: Needed,
  { actor, draft, once }: { actor: Actor; draft: UpdateDraft; once: Once },
): Promise<DeskUpdate> {
  const now = clock.now();
  requireTime(draft, now);
  return runOnce(db, once, async (tx) => {
    const id = randomUUID();
    await insertDraft(tx, { id, ...columnsOf(draft, { now, since: null }) });
    await writeAudit(tx, {
      ...{
        actorId: actor.id,
        action: "update.written",
        subjectType: "update",
        subjectId: id,
        after: draft,
        now,
      },
    });
    return toDeskUpdate((await findUpdate(tx, id))!);
  });
}

/** Writes it anew, publishes it or takes it off the bells; who saw an older revision is shown the newer one. */
export async function changeUpdate(
  { db, clock }: Needed,
  { actor, id, change: { revision, ...draft } }: { actor: Actor; id: string; change: UpdateChange },
): Promise<DeskUpdate> {
  return transact(db, async (tx) => {
    const row = await lockUpdate(tx, id);
    if (!row) throw refuse("not_found");
    const before = toDeskUpdate(row);
    if (before.revision !== revision) throw refuse("conflict", { current: before });
    const now = clock.now();
    requireTime(draft, now);
    await updateNews(tx, { id, columns: columnsOf(draft, { now, since: row.published_at }) });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "update.changed", subjectType: "update", subjectId: id, now },
      ...{ before, after: draft },
    });
    return toDeskUpdate((await findUpdate(tx, id))!);
  });
}
