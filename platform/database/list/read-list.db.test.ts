import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#testing/database.ts";
import type { Database } from "../database.ts";
import { type ListShape, readList, readRows } from "./read-list.ts";

const COUNT = 1_200;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.execute(`
    create table things (id uuid primary key default gen_random_uuid(), name text not null, points int not null,
      at timestamptz not null, search text not null generated always as (fold_text(name)) stored);
    create index things_search on things using gin (search gin_trgm_ops)`);
  // Many share a name, a number or a millisecond: only the whole order tells them apart.
  await database.execute(
    `insert into things (name, points, at)
     select case i % 3 when 0 then 'São Luís' when 1 then 'Ana ' || i else 'Zoë' end, i % 7,
       '2026-03-02T12:00:00Z'::timestamptz + (i % 50) * interval '1 microsecond' from generate_series(1, ${COUNT}) i`,
  );
  await database.execute("analyze things");
});
afterAll(() => database.close());

type Thing = { id: string; name: string; points: number };
// biome-ignore lint/suspicious/noExplicitAny: a table of this test alone
const base = () => (database.db as any).selectFrom("things").select(["id", "name", "points"]);
const shape: ListShape = {
  key: { by: sql`things.id`, kind: "uuid" },
  sorts: {
    at: { by: sql`things.at`, kind: "time" },
    name: { by: sql`things.search`, kind: "text" },
    points: { by: sql`things.points`, kind: "integer" },
  },
  search: (pattern) => sql`things.search like ${pattern}`,
  filters: { points: (points: string) => sql`things.points = ${points}::int` },
  facets: { points: ["0", "1", "6"] },
};
const asked = { q: "", sort: "at", limit: 100 };

test.each(["at", "-at", "name", "-name", "points", "-points"])(
  "sorted by %s, every row comes once and in order, however many share a value",
  async (sort) => {
    const seen: Thing[] = [];
    let cursor: string | undefined;
    do {
      const page = await readRows<never, never, Thing>(base(), shape, { ...asked, sort, cursor });
      seen.push(...page.rows);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const column = { at: "at", name: "search", points: "points" }[sort.replace("-", "")];
    const way = sort.startsWith("-") ? "desc" : "asc";
    const { rows } = await database.execute(`select id from things order by ${column} ${way}, id ${way}`);
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  },
);

test("counts are exact up to a thousand and more than that above, and a facet leaves its own filter out", async () => {
  const all = await readList(database.db, base(), shape, asked);
  expect(all.count).toEqual({ value: 1_000, isMore: true });
  const six = await readList(database.db, base(), shape, { ...asked, ...{ points: "6" } });
  const { rows } = await database.execute("select count(*)::int as count from things where points = 6");
  expect(six.count).toEqual({ value: rows[0]!.count, isMore: false });
  expect(six.facets.points![2]!.count).toEqual(six.count);
  expect(six.facets.points![0]!.count.value).toBeGreaterThan(0);
  const some = await readList(database.db, base(), shape, { ...asked, q: "luis", ...{ points: "6" } });
  expect(some.count).toEqual({ value: 57, isMore: false });
  expect(some.facets.points).toEqual(
    ["0", "1", "6"].map((value) => ({ value, count: { value: 57, isMore: false } })),
  );
});

test.each([
  ["sao luis", 400],
  ["LUÍS São", 400],
  ["zoe", 400],
  ["100 ana", 5],
  ["%", 0],
  ["_", 0],
  ["\\", 0],
  ["   ", 1_000],
])("%j finds %i", async (q, count) => {
  expect((await readList(database.db, base(), shape, { ...asked, q })).count.value).toBe(count);
});

const cursorOf = (...kept: unknown[]) => Buffer.from(JSON.stringify(kept)).toString("base64url");
const ID = "00000000-0000-4000-8000-000000000000";

test("a cursor of another sort, or of nobody's making, is refused before the database sees it", async () => {
  const { nextCursor } = await readRows(base(), shape, { ...asked, limit: 1 });
  const refused = { status: 400, code: "validation_failed", fields: { cursor: "invalid" } };
  const wrong: [string, string | null][] = [
    ["-at", nextCursor],
    ["name", nextCursor],
    ["at", "x"],
    ["at", cursorOf()],
    ["at", cursorOf("at", "2026-01-01", ID)],
    ["at", cursorOf("at", "99999999999999999999", ID)],
    ["at", cursorOf("at", "1", "x")],
    ["at", cursorOf("at", 1, ID)],
    ["name", cursorOf("name", "a\u0000", ID)],
    ["name", cursorOf("name", "\ud800", ID)],
    ["points", cursorOf("points", "1.5", ID)],
    ["points", cursorOf("points", "1", ID, "more")],
  ];
  for (const [sort, cursor] of wrong) {
    const reading = readRows(base(), shape, { ...asked, sort, cursor: cursor! });
    await expect(reading, `${sort} ${cursor}`).rejects.toMatchObject(refused);
  }
  const far = cursorOf("at", String(Number.MAX_SAFE_INTEGER), ID);
  expect((await readRows(base(), shape, { ...asked, cursor: far })).rows).toEqual([]);
});
