import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#testing/database.ts";
import { contract } from "./contract.ts";
import type { Database } from "./database.ts";
import { type Migration, migrate, readMigrationState, readMigrations } from "./migrate.ts";
import { MigrationError } from "./migration-error.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const extra = (name: string, text: string, checksum = name): Migration => ({ name, text, checksum });

test("a migrated database has nothing pending and migrating again changes nothing", async () => {
  expect(await migrate(database)).toEqual([]);
  expect(await readMigrationState(database, readMigrations())).toBe("ok");
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

test("a database from another history, which this code stands in the middle of, is refused", async () => {
  const [first, , ...rest] = readMigrations();
  await expect(migrate(database, [first!, ...rest])).rejects.toThrow(/is unknown here/);
});

test("older code starts and stays ready where newer code has added, and not where it has taken away", async () => {
  const own = readMigrations();
  const added = [...own, extra("9002_more", "create table more (id int)")];
  const taken = [...added, extra("9003_more_contract", "drop table more")];
  expect(await migrate(database, taken)).toEqual(["9002_more"]);
  expect(await migrate(database, own)).toEqual([]);
  expect(await readMigrationState(database, own)).toBe("ok");
  expect(await readMigrationState(database, taken)).toBe("ok");

  expect(await contract(database, taken)).toEqual(["9003_more_contract"]);
  expect(await contract(database, taken)).toEqual([]);
  await expect(migrate(database, added)).rejects.toThrow(/9003_more_contract has taken away/);
  expect(await readMigrationState(database, added)).toMatch(/^migration 9003_more_contract has taken away/);
  expect(await migrate(database, taken)).toEqual([]);
  await forget("9002_more", "9003_more_contract");
});

test("what takes away waits for what was added with it, and comes after what was added later", async () => {
  const own = readMigrations();
  const both = [
    ...own,
    extra("9002_more", "create table more (id int)"),
    extra("9003_more_contract", "drop table more"),
    extra("9004_later", "create table later (id int)"),
  ];
  await expect(contract(database, both)).rejects.toThrow(/9002_more is not applied yet/);
  expect(await migrate(database, both)).toEqual(["9002_more", "9004_later"]);
  expect(await contract(database, both)).toEqual(["9003_more_contract"]);
  await sql`drop table later`.execute(database.db);
  await forget("9002_more", "9003_more_contract", "9004_later");
});

async function forget(...names: string[]): Promise<void> {
  await sql`delete from schema_migrations where name = any(${names})`.execute(database.db);
}

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
