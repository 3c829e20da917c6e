import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { places } from "../places.ts";
import { comparePast, isContract, type Recorded } from "./compare-past.ts";
import type { Database } from "./database.ts";
import { MigrationBusyError, MigrationError } from "./migration-error.ts";
import { passingCode } from "./passing-faults.ts";

const LOCK = 726_531;
/** What waits for a table holds up everybody who comes after it: better to step back, and to ask again. */
const WAIT = "2s";
const MOST_TRIES = 30;
const PAUSE_MS = 500;
const TABLE_HELD = "55P03";

export type Migration = Recorded & { text: string };

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

/**
 * Applies what is missing, forward only, one transaction each, one process at a time; returns the names. What takes
 * away waits for its own command, but in a database that has nothing yet.
 */
export async function migrate(
  database: Database,
  migrations = readMigrations(),
  onBegin?: (names: string[]) => void,
): Promise<string[]> {
  return inTurn(database, async ({ applied }) => {
    const pending = comparePast({ migrations, applied });
    const chosen = applied.length === 0 ? pending : pending.filter(({ name }) => !isContract(name));
    if (chosen.length > 0) onBegin?.(chosen.map(({ name }) => name));
    return chosen;
  });
}

/** Decides, while no other process migrates, which migrations are applied, and applies them; returns their names. */
export async function inTurn(
  database: Database,
  choose: (past: { applied: Recorded[]; connection: Kysely<Tables> }) => Promise<Migration[]>,
): Promise<string[]> {
  return database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await sql`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`.execute(connection);
      const chosen = await choose({ applied: await readApplied(connection), connection });
      for (const migration of chosen) await apply(connection, migration);
      return chosen.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** How the database stands to this code: `ok`, also where newer code has added to it, or why it does not serve it. */
export async function readMigrationState(
  database: Database,
  migrations: readonly Recorded[],
): Promise<string> {
  const applied = await readApplied(database.db);
  try {
    const pending = comparePast({ migrations, applied }).filter(({ name }) => !isContract(name));
    return pending.length > 0 ? `${pending.length} pending` : "ok";
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  }
}

/** Whether newer code has added to a database what these migrations do not know. */
export async function isBehind(database: Database, migrations: readonly Recorded[]): Promise<boolean> {
  const known = new Set(migrations.map(({ name }) => name));
  return (await readApplied(database.db)).some(({ name }) => !known.has(name));
}

async function readApplied(db: Kysely<Tables>): Promise<Recorded[]> {
  const { rows } = await sql<Recorded>`select name, checksum from schema_migrations order by name`.execute(
    db,
  );
  return rows;
}

/** Those who hold the tables are let finish; a migration that meets them begins anew, for a quarter of a minute and more. */
async function apply(connection: Kysely<Tables>, migration: Migration): Promise<void> {
  const { name } = migration;
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(connection, migration);
    } catch (error) {
      const { message, code } = error as { message: string; code?: string };
      const isHeld = code === TABLE_HELD || passingCode(error) !== undefined;
      if (!isHeld) throw new MigrationError(`migration ${name} failed: ${message}`, { cause: error });
      if (attempt === MOST_TRIES)
        throw new MigrationBusyError(`migration ${name} found its tables held by others: ${message}`);
      await delay(PAUSE_MS);
    }
  }
}

async function applyOnce(connection: Kysely<Tables>, { name, text, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql.raw(`set local lock_timeout = '${WAIT}'`).execute(tx);
    await sql.raw(text).execute(tx);
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
  });
}
