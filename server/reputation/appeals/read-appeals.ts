import type { AppealList, AppealQuery, AppealRow } from "#domain/reputation/statement.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findEntry } from "../statement/queries.ts";
import { toEntry } from "../statement/to-entry.ts";
import { findAppeal, findAppeals, type AppealRow as Row } from "./queries.ts";

/** Appeals that a question leaves, each with the entry it is about. */
export async function listAppeals({ db }: Pick<Deps, "db">, query: AppealQuery): Promise<AppealList> {
  const { rows, ...list } = await findAppeals(db, query);
  return { ...list, rows: await Promise.all(rows.map((row) => toAppeal(db, row))) } as AppealList;
}

/** One appeal with the entry it is about. */
export async function readAppeal(db: Db | Tx, id: string): Promise<AppealRow> {
  const row = await findAppeal(db, id);
  if (!row) throw refuse("not_found");
  return toAppeal(db, row);
}

async function toAppeal(db: Db | Tx, row: Row): Promise<AppealRow> {
  const entry = await findEntry(db, { id: row.event_id, userId: row.user_id });
  if (!entry) throw refuse("internal");
  return {
    ...{ id: row.id, state: row.state as AppealRow["state"], text: row.body, answer: row.answer },
    ...{ dueOn: row.due_on, createdAt: row.created_at.toISOString(), version: row.version },
    person: { id: row.user_id, name: row.full_name },
    entry: toEntry(entry),
  };
}
