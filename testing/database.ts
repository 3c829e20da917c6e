import { sql } from "kysely";
import { inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { createServerDatabase } from "./postgres-template.ts";
import { openTemplate } from "./template.ts";

/** A migrated, empty database of the kind the running test project proves. */
export async function openTestDatabase(): Promise<Database> {
  const adminUrl = inject("postgresUrl");
  if (!adminUrl) return wrapPglite(await openTemplate(inject("template")));
  const { url, drop } = await createServerDatabase(adminUrl);
  const database = await openPostgres({ url, log: createLog("silent") });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** Empties every table of ours; between tests of one file this is much quicker than a new database. */
export async function clearDatabase({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') and tablename <> 'schema_migrations'`.execute(db);
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(", ")} restart identity cascade`).execute(db);
}
