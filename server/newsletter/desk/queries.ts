import { type RawBuilder, sql } from "kysely";
import {
  letterSources,
  type ReaderQuery,
  type ReaderState,
  readerStates,
} from "#domain/newsletter/readers.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectReaders(db: Db | Tx) {
  return db
    .selectFrom("newsletter_subscribers as s")
    .leftJoin("profiles as p", "p.id", "s.removed_by")
    .select(["s.id", "s.version", "s.email", "s.language", "s.source", "s.created_at"])
    .select(["s.confirmed_at", "s.unsubscribed_at", "s.removed_reason"])
    .select("p.full_name as removed_by");
}

export type ReaderRow = Awaited<ReturnType<typeof findReaders>>["rows"][number];

/** The states of domain/newsletter/readers.ts as conditions. */
const isIn: Record<ReaderState, RawBuilder<boolean>> = {
  reading: sql<boolean>`(s.confirmed_at is not null and s.unsubscribed_at is null)`,
  asked: sql<boolean>`(s.confirmed_at is null and s.unsubscribed_at is null)`,
  left: sql<boolean>`(s.unsubscribed_at is not null and s.removed_reason is null)`,
  removed: sql<boolean>`s.removed_reason is not null`,
};

const readers: ListShape = {
  key: { by: sql`s.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`s.created_at`, kind: "time" },
    email: { by: sql`s.email`, kind: "text" },
  },
  search: (pattern) => sql`s.search like ${pattern}`,
  filters: {
    state: (state: ReaderState) => isIn[state],
    letterLanguage: (language: string) => sql`s.language = ${language}`,
    source: (source: string) => sql`s.source = ${source}`,
  },
  facets: { state: readerStates, letterLanguage: ["pt", "en"], source: letterSources },
};

/** The readers that a question leaves. */
export function findReaders(db: Db, query: ReaderQuery) {
  return readList(db, selectReaders(db), readers, query);
}

export function findReader(db: Db | Tx, id: string): Promise<ReaderRow | undefined> {
  return selectReaders(db).where("s.id", "=", id).executeTakeFirst();
}

/** Some addresses of the list by their ids. */
export function findReadersById(db: Db, ids: string[]): Promise<ReaderRow[]> {
  return selectReaders(db).where("s.id", "in", ids).execute();
}

/** Holds an address of the list until the transaction ends. */
export async function holdReader(tx: Tx, id: string): Promise<ReaderRow | undefined> {
  await tx.selectFrom("newsletter_subscribers").select("id").where("id", "=", id).forUpdate().execute();
  return findReader(tx, id);
}

export async function takeOff(
  tx: Tx,
  { id, reason, by, now }: { id: string; reason: string; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("newsletter_subscribers")
    .set((eb) => ({
      ...{ unsubscribed_at: now, removed_by: by, removed_reason: reason },
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}
