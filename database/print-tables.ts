import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "#platform/database/migrate.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { pgliteOptions } from "#platform/database/pglite-options.ts";
import { describeTables } from "#platform/database/row-types.ts";

const FILE = join(import.meta.dirname, "tables.ts");

const database = wrapPglite(await PGlite.create(pgliteOptions));
await migrate(database);
const text = await describeTables(database);
await database.close();

if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error("database/tables.ts differs from the migrated schema: run `npm run tables`");
  process.exit(1);
}
