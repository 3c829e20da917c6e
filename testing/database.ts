import { inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { adoptServerDatabase, copyServerDatabase } from "./postgres-template.ts";
import { openTemplate } from "./template.ts";

/** A migrated, empty database of the kind the running test project proves. */
export async function openTestDatabase(): Promise<Database> {
  const adminUrl = inject("postgresUrl");
  if (!adminUrl) return wrapPglite(await openTemplate(inject("template")));
  return adoptServerDatabase(await copyServerDatabase(adminUrl));
}

const idle: Database[] = [];

/** As openTestDatabase, but handed on, emptied, to the next file of the same worker: opening one takes half a second. */
export async function borrowTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await openTestDatabase());
  const close = async () => {
    await clearDatabase(database);
    idle.push(database);
  };
  return { ...database, close };
}

/**
 * Empties every table of ours; between tests of one file this is much quicker than a new database. Rows are
 * deleted with references and triggers asleep: that is many times quicker than truncating tables of a few rows.
 */
export async function clearDatabase(database: Database, tries = 3): Promise<void> {
  try {
    await deleteAll(database);
  } catch (error) {
    // What a test left under way may hold rows in another order; the database ends one of the two.
    if (tries <= 1 || (error as { code?: string }).code !== "40P01") throw error;
    await clearDatabase(database, tries - 1);
  }
}

const clearable = new WeakSet<Database["execute"]>();

/** By a function that names each table, whose plans a connection keeps: planning takes three quarters of it. */
async function deleteAll({ execute }: Database): Promise<void> {
  if (!clearable.has(execute)) {
    await execute(makeFunction);
    clearable.add(execute);
  }
  await execute("select testing.clear_tables()");
}

const makeFunction = `do $$ begin
  create schema if not exists testing;
  execute (
    select format(
      'create or replace function testing.clear_tables() returns void language plpgsql as %L',
      'begin set local session_replication_role = replica; '
        || string_agg(format('delete from %s;', oid::regclass), ' ')
        || ' set local session_replication_role = origin; end')
    from pg_class
    where relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migrations'
  );
end $$`;
