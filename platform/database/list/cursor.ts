import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";

/** What a column holds: instants, days, whole numbers, texts or ids. It is never null. */
export type ColumnKind = "time" | "date" | "integer" | "text" | "uuid";
export type SortColumn = { by: RawBuilder<unknown>; kind: ColumnKind };

type Kind = {
  /** The value as it is kept in a cursor, whole: a date of JavaScript would lose the microseconds. */
  show: (by: RawBuilder<unknown>) => RawBuilder<unknown>;
  take: (kept: string) => RawBuilder<unknown>;
  isTaken: (kept: string) => boolean;
};

const isInteger = (kept: string) => /^-?\d{1,16}$/.test(kept) && Number.isSafeInteger(Number(kept));

const KINDS: Record<ColumnKind, Kind> = {
  time: {
    show: (by) => sql`(extract(epoch from ${by}) * 1000000)::bigint::text`,
    take: (kept) => sql`(timestamptz 'epoch' + ${kept}::bigint * interval '1 microsecond')`,
    isTaken: isInteger,
  },
  date: {
    show: (by) => sql`${by}::text`,
    take: (kept) => sql`${kept}::date`,
    isTaken: (kept) => z.iso.date().safeParse(kept).success,
  },
  integer: {
    show: (by) => sql`${by}::text`,
    take: (kept) => sql`${kept}::bigint`,
    isTaken: isInteger,
  },
  text: {
    show: (by) => by,
    take: (kept) => sql`${kept}::text`,
    isTaken: (kept) => !kept.includes("\u0000") && !/\p{Surrogate}/u.test(kept),
  },
  uuid: {
    show: (by) => sql`${by}::text`,
    take: (kept) => sql`${kept}::uuid`,
    isTaken: (kept) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(kept),
  },
};

/** A column as a cursor keeps it. */
export function shownAs({ by, kind }: SortColumn): RawBuilder<unknown> {
  return KINDS[kind].show(by);
}

type Place = { sort: string; column: SortColumn; key: SortColumn };

/** Where a list goes on after a row, for that sort alone. */
export function writeCursor(sort: string, value: unknown, key: unknown): string {
  return Buffer.from(JSON.stringify([sort, value, key])).toString("base64url");
}

/** The condition of the rows that come after a cursor; a cursor of another sort, or of nobody's making, is refused. */
export function afterCursor(cursor: string, { sort, column, key }: Place): RawBuilder<boolean> {
  const kept = readCursor(cursor);
  const [madeFor, value, id] = kept;
  const isOurs = madeFor === sort && isKept(value, column.kind) && isKept(id, key.kind) && kept.length === 3;
  if (!isOurs) throw new Problem({ status: 400, code: "validation_failed", fields: { cursor: "invalid" } });
  const comes = sql.raw(sort.startsWith("-") ? "<" : ">");
  return sql`(${column.by}, ${key.by}) ${comes} (${KINDS[column.kind].take(value)}, ${KINDS[key.kind].take(id)})`;
}

function isKept(value: unknown, kind: ColumnKind): value is string {
  return typeof value === "string" && KINDS[kind].isTaken(value);
}

function readCursor(cursor: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
