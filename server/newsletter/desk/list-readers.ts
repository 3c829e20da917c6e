import { Reader, type ReaderQuery, readerState } from "#domain/newsletter/readers.ts";
import type { Deps } from "../../deps.ts";
import { findReaders, type ReaderRow } from "./queries.ts";

/** The readers that a question leaves, some at a time. */
export async function listReaders({ db }: Pick<Deps, "db">, query: ReaderQuery) {
  const { rows, ...list } = await findReaders(db, query);
  return { ...list, rows: rows.map(toReader) };
}

const stateOf = (row: ReaderRow) =>
  readerState({
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    removedReason: row.removed_reason,
  });

/** A reader as administrators see them. */
export function toReader(row: ReaderRow): Reader {
  return Reader.parse({
    ...row,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
    removedReason: row.removed_reason,
    removedBy: row.removed_by,
  });
}
