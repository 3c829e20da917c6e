import type { AuditChange, AuditChoices, AuditDetail, AuditEntry, AuditQuery } from "#domain/audit/audit.ts";
import { type Change, changesBetween } from "#domain/audit/changes.ts";
import type { Db } from "#platform/database/database.ts";
import { findBearers } from "../bookings/links/find-bearers.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { type EntryRow, findAudit, findChoices, findEntry, findNames } from "./queries.ts";
import { actionWords, areaWords, entryWords, fieldWords } from "./words.ts";

/** The entries that a question leaves, some at a time. */
export async function listAudit(
  { db, named, reverts }: Pick<Deps, "db" | "named" | "reverts">,
  query: AuditQuery,
) {
  const { rows, ...list } = await findAudit(db, query);
  const known = await readKnown(db, { named, rows });
  return {
    ...list,
    rows: rows.map((row) => ({
      ...toEntry(row, { ...known, reverts }),
      changes: inWords(changesBetween(row.before, row.after), known.names),
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
  const known = await readKnown(deps.db, { named: deps.named, rows: [row] });
  const entry = toEntry(row, { ...known, reverts: deps.reverts });
  const revert = entry.revert === "open" ? revertOf(deps.reverts, row.action) : undefined;
  const outlook = revert ? await revert.outlook(deps, actOf(row)) : null;
  return {
    entry,
    changes: inWords(changesBetween(row.before, row.after), known.names),
    outlook: outlook && { ...outlook, changes: inWords(outlook.changes, known.names) },
  };
}

/** The act that an entry tells of. */
export const actOf = ({ subject_id, before, after }: EntryRow) => ({ subjectId: subject_id, before, after });

/** How acts of a kind are taken back, if they can be. */
export function revertOf(reverts: Deps["reverts"], action: string) {
  return reverts.find(({ actions }) => actions.includes(action));
}

type Known = { names: Map<string, string>; bearers: Map<string, string> };

/** What the things and people of some entries are called now, also those that their changes name by id. */
async function readKnown(
  db: Db,
  { named, rows }: { named: Deps["named"]; rows: EntryRow[] },
): Promise<Known> {
  const ids = rows.flatMap((row) => [
    row.subject_id,
    ...changesBetween(row.before, row.after).flatMap(({ before, after }) => [before ?? "", after ?? ""]),
  ]);
  const nobodys = rows.filter((row) => row.actor_id === null && row.subject_type === "booking");
  const bearers = await findBearers(
    db,
    nobodys.map((row) => ({ id: String(row.id), bookingId: row.subject_id, at: row.created_at })),
  );
  return { names: await findNames(db, named, ids), bearers };
}

function inWords(changes: Change[], names: Known["names"]): AuditChange[] {
  const nameOf = (value: string | null) => (value === null ? null : (names.get(value) ?? value));
  return changes.map(({ field, before, after }) => ({
    ...{ field, label: fieldWords(field), before: nameOf(before), after: nameOf(after) },
  }));
}

function toEntry(row: EntryRow, { names, bearers, reverts }: Known & Pick<Deps, "reverts">): AuditEntry {
  const { action, subject_type: area, subject_id: subjectId } = row;
  const bearer = bearers.get(String(row.id)) ?? null;
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    actorId: row.actor_id,
    ...{ actor: row.actor ?? bearer, isByLink: bearer !== null },
    ...{ action, area, subjectId, words: entryWords({ action, area, subjectId }) },
    subject: names.get(subjectId) ?? null,
    reason: row.reason,
    revert: revertState(row, reverts),
  };
}

function revertState({ action, reverts: taken, is_reverted }: EntryRow, reverts: Deps["reverts"]) {
  if (taken !== null) return "is_one";
  if (is_reverted) return "done";
  return revertOf(reverts, action) ? "open" : "none";
}
