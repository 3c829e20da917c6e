import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** The database that every house of a run is copied from; nobody else opens it. */
export const PLANTED = "postgres";

/** A new database with the planted world in it. */
export async function copyWorld(anyDatabase: string, name: string): Promise<string> {
  const from = new URL(anyDatabase);
  // A database is not copied while somebody is connected to it.
  from.pathname = "/template1";
  await tell(from.href, [`create database ${name} template ${PLANTED}`]);
  from.pathname = `/${name}`;
  return from.href;
}

/** A data folder of its own with what the planted world wrote beside its database. */
export function copyFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "lilamonde-clocked-"));
  cpSync(plantedFiles(process.env.E2E_DATA_DIR!), folder, { recursive: true });
  return folder;
}

/** Where the files of the planted world are kept while a house changes its own. */
export const plantedFiles = (dataDir: string) => `${dataDir}-planted`;

/** Has some statements carried out in a database. */
export async function tell(
  url: string,
  statements: readonly string[],
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, values);
  } finally {
    await client.end();
  }
}
