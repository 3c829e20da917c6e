import { changesBetween, stillSays } from "#domain/audit/changes.ts";
import { DeskUpdate } from "#domain/updates/update-desk.ts";
import { blocked, type Revert } from "../../audit/revert.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { columnsOf, findUpdate, lockUpdate, updateNews } from "./queries.ts";
import { draftOf, toDeskUpdate } from "./to-desk-update.ts";

/** News goes back to how it was written, unless it was written anew since; bells that are open show it at once. */
export const revertUpdate: Revert<Deps> = {
  actions: ["update.changed"],
  outlook: async ({ db, clock }, { subjectId, before, after }) => {
    const row = await findUpdate(db, subjectId);
    if (!row) return blocked("gone");
    const now = draftOf(toDeskUpdate(row));
    if (!stillSays(now, after)) return blocked("changed_since");
    const then = draftOf(DeskUpdate.parse(before));
    const isLate = then?.state === "scheduled" && new Date(then.publishAt ?? 0) <= clock.now();
    if (!then || isLate) return blocked("not_allowed");
    return { blocker: null, changes: changesBetween(now, then), told: 0, isPublic: false };
  },
  apply: async (tx, deps, { act }) => {
    const row = (await lockUpdate(tx, act.subjectId))!;
    // Looked at again: another may have written it anew while this one waited.
    const { blocker } = await revertUpdate.outlook({ ...deps, db: tx }, act);
    if (blocker) throw refuse("revert_blocked");
    const draft = draftOf(DeskUpdate.parse(act.before))!;
    await updateNews(tx, {
      id: row.id,
      columns: columnsOf(draft, { now: deps.clock.now(), since: row.published_at }),
    });
  },
};
