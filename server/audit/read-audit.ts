import type { AuditChoices, AuditDetail, AuditEntry, AuditQuery } from "#domain/audit/audit.ts";
import { changesBetween } from "#domain/audit/changes.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { type EntryRow, findAudit, findChoices, findEntry, findNames } from "./queries.ts";
import { actionWords, areaWords, entryWords } from "./words.ts";

/** The entries that a question leaves, some at a time. */
export async function listAudit(
  { db, named, reverts }: Pick<Deps, "db" | "named" | "reverts">,
  query: AuditQuery,
) {
  const { rows, ...list } = await findAudit(db, query);
  const names = await findNames(
    db,
    named,
    rows.map(({ subject_id }) => subject_id),
  );
  return {
    ...list,
    rows: rows.map((row) => ({
      ...toEntry(row, { names, reverts }),
      changes: changesBetween(row.before, row.after),
    })),
  };
}

/** What can be asked for, in words. */
export async function readChoices({ db }: Pick<Deps, "db">): Promise<AuditChoices> {
  const { actions, areas, actors } = await findChoices(db);
  return {
    actions: actions.map((id) => ({ id, name: actionWords(id) })),
    areas: areas.map((id) => ({ id, name: areaWords(id) })),
    actors,
  };
}

/** One entry with what it changed, and what taking it back would do. */
export async function readAudit(
  deps: Pick<Deps, "db" | "named" | "reverts" | "clock" | "files">,
  id: number,
): Promise<AuditDetail> {
  const row = await findEntry(deps.db, id);
  if (!row) throw refuse("not_found");
  const names = await findNames(deps.db, deps.named, [row.subject_id]);
  const entry = toEntry(row, { names, reverts: deps.reverts });
  const revert = entry.revert === "open" ? revertOf(deps.reverts, row.action) : undefined;
  const outlook = revert ? await revert.outlook(deps, actOf(row)) : null;
  return { entry, changes: changesBetween(row.before, row.after), outlook };
}

/** The act that an entry tells of. */
export const actOf = ({ subject_id, before, after }: EntryRow) => ({ subjectId: subject_id, before, after });

/** How acts of a kind are taken back, if they can be. */
export function revertOf(reverts: Deps["reverts"], action: string) {
  return reverts.find(({ actions }) => actions.includes(action));
}

type Known = { names: Map<string, string>; reverts: Deps["reverts"] };

function toEntry(row: EntryRow, { names, reverts }: Known): AuditEntry {
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    area: row.subject_type,
    words: entryWords({ action: row.action, area: row.subject_type }),
    subjectId: row.subject_id,
    subject: names.get(row.subject_id) ?? null,
    reason: row.reason,
    revert: revertState(row, reverts),
  };
}

function revertState({ action, reverts: taken, is_reverted }: EntryRow, reverts: Deps["reverts"]) {
  if (taken !== null) return "is_one";
  if (is_reverted) return "done";
  return revertOf(reverts, action) ? "open" : "none";
}
