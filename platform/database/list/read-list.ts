import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../database.ts";
import { afterCursor, type SortColumn, shownAs, writeCursor } from "./cursor.ts";
import { findsWords } from "./search-words.ts";

/** Counting further would cost more than anybody reads. */
const COUNT_LIMIT = 1_000;

/** How a list of rows can be asked; `filters` and `facets` have the names that its query has. */
export type ListShape = {
  /** Unique, so that every row has one place whatever the sort. */
  key: SortColumn;
  sorts: Record<string, SortColumn>;
  search?: (pattern: RawBuilder<string>) => RawBuilder<boolean>;
  // Each filter takes the value that its query's contract lets in.
  // biome-ignore lint/suspicious/noExplicitAny: the contract has proved the type
  filters?: Record<string, (value: any) => RawBuilder<boolean>>;
  facets?: Record<string, readonly string[]>;
};

export type ListAsked = { q: string; sort: string; cursor?: string | undefined; limit: number };
type Count = { value: number; isMore: boolean };
type Facet = { value: string; count: Count }[];
export type RowPage<Row> = { rows: Row[]; nextCursor: string | null; hasMore: boolean };
type Base<DB, Tables extends keyof DB, Row> = SelectQueryBuilder<DB, Tables, Row>;

/** Some rows of a list in one sort, from the beginning or after a cursor; never by an offset. */
export async function readRows<DB, Tables extends keyof DB, Row>(
  base: Base<DB, Tables, Row>,
  shape: ListShape,
  asked: ListAsked,
): Promise<RowPage<Row>> {
  const { sort, cursor, limit } = asked;
  const { key } = shape;
  const column = shape.sorts[sort.replace(/^-/, "")]!;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const found = await narrow(base, shape, asked)
    .$if(cursor !== undefined, (query) => query.where(afterCursor(cursor!, { sort, column, key })))
    .select([shownAs(column).as("cursor_value"), shownAs(key).as("cursor_key")])
    .orderBy(column.by, direction)
    .orderBy(key.by, direction)
    .limit(limit + 1)
    .execute();
  const hasMore = found.length > limit;
  const rows = (found as (Row & Record<string, unknown>)[]).slice(0, limit);
  const last = rows.at(-1);
  const nextCursor = hasMore && last ? writeCursor(sort, last.cursor_value, last.cursor_key) : null;
  return { rows, nextCursor, hasMore };
}

/**
 * Rows as readRows gives them, with how many there are in all and how many each value of a facet would leave. `counted`
 * is the same rows joined with no more than the filters need, where that is less than is shown.
 */
export async function readList<
  DB,
  Tables extends keyof DB,
  Row,
  CountedDB = DB,
  Counted extends keyof CountedDB = Tables & keyof CountedDB,
>(
  db: Db,
  base: Base<DB, Tables, Row>,
  shape: ListShape,
  asked: ListAsked,
  counted: Base<CountedDB, Counted, unknown> = base as never,
) {
  const [page, counts] = await Promise.all([
    readRows(base, shape, asked),
    readCounts(db, counted, shape, asked),
  ]);
  return { ...page, ...counts };
}

function narrow<DB, Tables extends keyof DB, Row>(
  base: Base<DB, Tables, Row>,
  { search, filters = {} }: ListShape,
  asked: Pick<ListAsked, "q">,
  except?: string,
): Base<DB, Tables, Row> {
  const values = asked as Record<string, unknown>;
  let query = search ? base.where(findsWords(asked.q, search)) : base;
  for (const [name, filter] of Object.entries(filters)) {
    if (name !== except && values[name] !== undefined) query = query.where(filter(values[name]));
  }
  return query;
}

/** All counts in one statement; a facet counts as if its own filter were not set. */
export async function readCounts<DB, Tables extends keyof DB>(
  db: Db,
  base: Base<DB, Tables, unknown>,
  shape: ListShape,
  asked: Pick<ListAsked, "q">,
): Promise<{ count: Count; facets: Record<string, Facet> }> {
  const count = asked.q === "" ? countUpToLimit : countInOnePass;
  const counted = await count(db, base, shape, asked);
  const toCount = (name: string): Count => {
    const value = counted[name] ?? 0;
    return { value: Math.min(value, COUNT_LIMIT), isMore: value > COUNT_LIMIT };
  };
  const named = Object.entries(shape.facets ?? {}).map(([name, values]) => [
    name,
    values.map((value) => ({ value, count: toCount(`${name}:${value}`) })),
  ]);
  return { count: toCount("all"), facets: Object.fromEntries(named) };
}

type Counts = Record<string, number>;

/** Each count by itself, which ends at its limit: many rows are not read to the end. */
async function countUpToLimit<DB, Tables extends keyof DB>(
  db: Db,
  base: Base<DB, Tables, unknown>,
  shape: ListShape,
  asked: Pick<ListAsked, "q">,
): Promise<Counts> {
  const countOf = (query: Base<DB, Tables, unknown>) => {
    const some = query
      .clearSelect()
      .select(sql`1`.as("one"))
      .limit(COUNT_LIMIT + 1);
    return sql<number>`(select count(*)::int from (${some}) as found)`;
  };
  const facets = facetValues(shape).map(({ name, value, filter }) =>
    countOf(narrow(base, shape, asked, name).where(filter)).as(`${name}:${value}`),
  );
  const all = countOf(narrow(base, shape, asked)).as("all");
  return (await db.selectNoFrom([all, ...facets]).executeTakeFirstOrThrow()) as Counts;
}

/** All counts from one reading, because looking for words costs more than counting what they leave. */
async function countInOnePass<DB, Tables extends keyof DB>(
  _db: Db,
  base: Base<DB, Tables, unknown>,
  shape: ListShape,
  asked: Pick<ListAsked, "q">,
): Promise<Counts> {
  const { facets = {}, filters = {} } = shape;
  const values = asked as Record<string, unknown>;
  const set = Object.keys(facets).filter((name) => values[name] !== undefined);
  const countOf = (conditions: RawBuilder<boolean>[]) =>
    sql<number>`(count(*) filter (where ${sql.join([sql`true`, ...conditions], sql` and `)}))::int`;
  const without = (except?: string) =>
    set.filter((name) => name !== except).map((name) => filters[name]!(values[name]));
  const counts = facetValues(shape).map(({ name, value, filter }) =>
    countOf([...without(name), filter]).as(`${name}:${value}`),
  );
  const query = narrow(base, { ...shape, filters: omit(filters, set) }, asked);
  const row = await query
    .clearSelect()
    .select([countOf(without()).as("all"), ...counts])
    .executeTakeFirstOrThrow();
  return row as unknown as Counts;
}

function facetValues({ facets = {}, filters = {} }: ListShape) {
  return Object.entries(facets).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, filter: filters[name]!(value) })),
  );
}

function omit<V>(values: Record<string, V>, names: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
