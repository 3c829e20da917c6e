import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStatements, type Statements } from "./pglite-statements.ts";
import { parsers } from "./wire-types.ts";

let pglite: PGlite;
let statements: Statements;
beforeAll(async () => {
  pglite = await PGlite.create({ parsers });
  await pglite.exec("create table people (id integer primary key, name text not null)");
});
beforeEach(async () => {
  await pglite.exec("deallocate all");
  statements = createStatements(pglite, { capacity: 3, replanMs: 60_000 });
});
afterAll(() => pglite.close());

test.each([
  ["text", "olá 'você' \\ $1"],
  ["integer", 7],
  ["bigint", 9_007_199_254_740_991],
  ["boolean", false],
  ["double precision", 1.5],
  ["date", "2026-03-02"],
  ["timestamptz", new Date("2026-03-02T12:00:00.123Z")],
  ["uuid", "0b5e9f52-9f0c-4a37-8f4e-6e1e7a1d2c3b"],
  ["jsonb", { a: [1, null, "x"] }],
  ["text[]", ["a", 'b"c', "d,e"]],
  ["integer[]", [1, 2]],
  ["bytea", new Uint8Array([0, 1, 255])],
  ["text", null],
])("a %s comes back as PGlite's own query gives it", async (type, value) => {
  const text = `select $1::${type} as value`;
  const { rows } = await statements.run(text, [value]);
  expect(rows).toEqual((await pglite.query(text, [value])).rows);
});

test("a statement is parsed once and answers every time with its own values", async () => {
  for (const value of [1, 2, 3]) {
    expect((await statements.run("select $1::int + 1 as next", [value])).rows).toEqual([{ next: value + 1 }]);
  }
  const { rows } = await pglite.query("select 1 from pg_prepared_statements where statement like '%as next'");
  expect(rows).toHaveLength(1);
});

test("rows that were written are counted", async () => {
  const put = "insert into people values ($1, 'Ana'), ($2, 'Rui')";
  expect(await statements.run(put, [1, 2])).toMatchObject({ affectedRows: 2 });
  expect(await statements.run("delete from people where id > $1", [0])).toMatchObject({ affectedRows: 2 });
});

test("a refused statement says why without its values, and the next one works", async () => {
  const put = "insert into people values ($1, $2)";
  await statements.run(put, [3, "Ana"]);
  const refused = await statements.run(put, [3, "a secret"]).catch((error) => error);
  expect(refused).toMatchObject({ code: "23505", constraint: "people_pkey" });
  expect(JSON.stringify({ ...refused })).not.toContain("a secret");
  await expect(statements.run("select nonsense($1)", [1])).rejects.toMatchObject({ code: "42883" });
  await expect(statements.run("select $1::int / 0", [1])).rejects.toMatchObject({ code: "22012" });
  expect((await statements.run("select name from people where id = $1", [3])).rows).toEqual([
    { name: "Ana" },
  ]);
});

test("a refusal inside a transaction ends with it", async () => {
  const count = "select count(*)::int as total from people where id = $1";
  await statements.runAll("begin");
  await statements.run("insert into people values ($1, 'Eva')", [4]);
  await expect(statements.run("insert into people values ($1, null)", [5])).rejects.toThrow();
  await expect(statements.run(count, [4])).rejects.toMatchObject({ code: "25P02" });
  await statements.runAll("rollback");
  expect((await statements.run(count, [4])).rows).toEqual([{ total: 0 }]);
});

test("a changed table is read as it is now", async () => {
  const read = () => statements.run("select * from places where id = $1", [1]);
  await statements.runAll("create table places (id int); insert into places values (1)");
  expect((await read()).rows).toEqual([{ id: 1 }]);
  await statements.runAll("alter table places add column country text default 'pt'");
  expect((await read()).rows).toEqual([{ id: 1, country: "pt" }]);
});

test("no more statements are kept than there is room for", async () => {
  for (let n = 0; n < 20; n++) await statements.run(`select $1::int + ${n}`, [1]);
  expect((await pglite.query("select name from pg_prepared_statements")).rows).toHaveLength(3);
});

test("plans are made anew now and then, but not in the middle of a transaction", async () => {
  const restless = createStatements(pglite, { capacity: 3, replanMs: 0 });
  const ask = async () => (await restless.run("select $1::int as n", [1])).rows;
  expect([await ask(), await ask()]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  await restless.runAll("begin");
  expect(await ask()).toEqual([{ n: 1 }]);
  await expect(restless.run("select $1::int / 0", [1])).rejects.toMatchObject({ code: "22012" });
  await restless.runAll("rollback");
  expect(await ask()).toEqual([{ n: 1 }]);
});

test("a notification sent by a kept statement is heard", async () => {
  const heard = Promise.withResolvers<string>();
  await pglite.listen("news", heard.resolve);
  await statements.run("select pg_notify('news', $1)", ["olá"]);
  expect(await heard.promise).toBe("olá");
});
