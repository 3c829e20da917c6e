import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import type { Database } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => clearDatabase(database));
afterAll(() => database.close());

const put = (db: Database["db"], key: string) =>
  db.insertInto("idempotency_keys").values({ scope: "test", key, request_hash: "h" }).execute();
const keys = async () =>
  (await database.db.selectFrom("idempotency_keys").select("key").orderBy("key").execute()).map(
    ({ key }) => key,
  );

test("a query of one request never joins the open transaction of another", async () => {
  const { promise: outsideDone, resolve: letGo } = Promise.withResolvers<void>();
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await put(tx, "inside");
    setImmediate(letGo);
    await outsideDone;
    throw new Error("undo");
  });
  const outside = put(database.db, "outside");
  await expect(rolledBack).rejects.toThrow("undo");
  await outside;
  expect(await keys()).toEqual(["outside"]);
});

test("a failed statement inside a savepoint leaves the transaction usable", async () => {
  await database.db.transaction().execute(async (tx) => {
    await put(tx, "kept");
    await sql`savepoint before`.execute(tx);
    await expect(put(tx, "kept")).rejects.toThrow();
    await sql`rollback to before`.execute(tx);
    await put(tx, "later");
  });
  expect(await keys()).toEqual(["kept", "later"]);
});

test("a notification reaches a listener when its transaction commits, and not when it is rolled back", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const stop = await database.listen("test_channel", resolve);
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('test_channel', 'undone')`.execute(tx);
      throw new Error("undo");
    })
    .catch(() => undefined);
  await sql`select pg_notify('test_channel', 'done')`.execute(database.db);
  expect(await promise).toBe("done");
  await stop();
});

test("both kinds of database give the same values", async () => {
  const { rows } = await sql`select 9007199254740991::bigint as big, date '2026-02-03' as day,
    timestamptz '2026-02-03T04:05:06.007Z' as instant, '[1,{"a":null}]'::jsonb as json, 1.50::numeric as exact,
    array['a','b'] as list, true as yes, null as nothing`.execute(database.db);
  expect(rows[0]).toEqual({
    big: 9007199254740991,
    day: "2026-02-03",
    instant: new Date("2026-02-03T04:05:06.007Z"),
    json: [1, { a: null }],
    exact: "1.50",
    list: ["a", "b"],
    yes: true,
    nothing: null,
  });
});
