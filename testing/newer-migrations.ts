import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "#platform/database/migrate.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const OWN = join(import.meta.dirname, "../database/migrations");

/** The folder of migrations that newer code would bring: ours, and these after them. */
export function newerMigrations(more: Record<string, string>): string {
  const folder = temporaryFolder("newer-migrations");
  for (const { name } of readMigrations(OWN))
    copyFileSync(join(OWN, `${name}.sql`), join(folder, `${name}.sql`));
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, `${name}.sql`), text);
  return folder;
}
