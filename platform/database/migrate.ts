import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { places } from "../places.ts";
import type { Database } from "./database.ts";

const LOCK = 726_531;

export type Migration = { name: string; text: string; checksum: string };
type Applied = { name: string; checksum: string };

/** A migration cannot be applied as it stands; the message is the one line to print. */
export class MigrationError extends Error {}

/** The migrations of a folder in the order of their numbers. */
export function readMigrations(folder = places.migrations): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return { name: file.slice(0, -4), text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/** Applies what is missing, forward only, one transaction each, one process at a time; returns the names. */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
  return database.db.connection().execute((connection) => migrateInTurn(connection, migrations));
}

async function migrateInTurn(connection: Kysely<Tables>, migrations: Migration[]): Promise<string[]> {
  await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
  try {
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(connection);
    const pending = pendingMigrations({ migrations, applied: await readApplied(connection) });
    for (const migration of pending) await apply(connection, migration);
    return pending.map(({ name }) => name);
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
  }
}

/** How many known migrations the database has not seen; readiness asks this. */
export async function countPendingMigrations(
  database: Database,
  migrations = readMigrations(),
): Promise<number> {
  return pendingMigrations({ migrations, applied: await readApplied(database.db) }).length;
}

function pendingMigrations({
  migrations,
  applied,
}: {
  migrations: Migration[];
  applied: Applied[];
}): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration)
      throw new MigrationError(`migration ${name} was applied to this database but is unknown here`);
    if (migration.checksum !== checksum)
      throw new MigrationError(`migration ${name} was edited after it was applied`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const last = applied.at(-1)?.name ?? "";
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late) throw new MigrationError(`migration ${late.name} comes before ${last}, which is already applied`);
  return pending;
}

async function readApplied(db: Kysely<Tables>): Promise<Applied[]> {
  const { rows } = await sql<Applied>`select name, checksum from schema_migrations order by name`.execute(db);
  return rows;
}

async function apply(connection: Kysely<Tables>, { name, text, checksum }: Migration): Promise<void> {
  try {
    await connection.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    });
  } catch (error) {
    throw new MigrationError(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
