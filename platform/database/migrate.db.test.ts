import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#testing/database.ts";
import type { Database } from "./database.ts";
import {
  countPendingMigrations,
  type Migration,
  MigrationError,
  migrate,
  readMigrations,
} from "./migrate.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const extra = (name: string, text: string, checksum = name): Migration => ({ name, text, checksum });

test("a migrated database has nothing pending and migrating again changes nothing", async () => {
  expect(await migrate(database)).toEqual([]);
  expect(await countPendingMigrations(database)).toBe(0);
});

test("an edited old migration is refused with its name", async () => {
  const [first, ...rest] = readMigrations();
  await expect(migrate(database, [{ ...first!, checksum: "edited" }, ...rest])).rejects.toThrow(
    "migration 0001_platform was edited after it was applied",
  );
});

test("a migration that fails leaves nothing behind and is named", async () => {
  const broken = extra("9000_broken", "create table half_done (id int); select no_such_function();");
  await expect(migrate(database, [...readMigrations(), broken])).rejects.toThrow(/9000_broken failed/);
  const { rows } = await sql`select 1 from pg_tables where tablename = 'half_done'`.execute(database.db);
  expect(rows).toEqual([]);
});

test("a migration numbered before an applied one is refused", async () => {
  const late = extra("0000_late", "select 1");
  await expect(migrate(database, [late, ...readMigrations()])).rejects.toThrow(MigrationError);
});

test("a database newer than the code is refused", async () => {
  await expect(migrate(database, readMigrations().slice(0, 1))).rejects.toThrow(/is unknown here/);
});

test("two processes that migrate at once apply each migration once", async () => {
  const both = [...readMigrations(), extra("9001_twice", "create table twice (id int)")];
  const results = await Promise.all([migrate(database, both), migrate(database, both)]);
  expect(results.flat()).toEqual(["9001_twice"]);
});

test("every foreign key has an index that begins with it, so that what it points at goes without a search", async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || ': ' || c.conname as key from pg_constraint c
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%'))
    order by 1`.execute(database.db);
  expect(rows).toEqual([]);
});
