import { sql } from "kysely";
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

async function deleteAll({ db }: Database): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname in ('public', 'auth') and tablename <> 'schema_migrations'
      loop execute 'delete from ' || name; end loop;
    end $$`.execute(db);
}
