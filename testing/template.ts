import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { readMigrations } from "#platform/database/migrate.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { pgliteOptions } from "#platform/database/pglite-options.ts";
import { prepareDatabase } from "./prepare-database.ts";

const CACHE = join(import.meta.dirname, "../.cache");
const PROGRAM = join(import.meta.dirname, "../node_modules/@electric-sql/pglite/dist/pglite.wasm");

/** Names the set of migrations, so that a template made from another set is never used. */
function schemaVersion(): string {
  const sums = readMigrations().map(({ checksum }) => checksum);
  return createHash("sha256").update(sums.join()).digest("hex").slice(0, 16);
}

/** The file that holds a migrated, empty embedded database, made when it is missing. */
export async function prepareTemplate(): Promise<string> {
  const file = join(CACHE, `template-${schemaVersion()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const pglite = await PGlite.create(pgliteOptions);
  await prepareDatabase(wrapPglite(pglite));
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

let program: Promise<WebAssembly.Module> | undefined;
let template: { file: string; bytes: Blob } | undefined;

/** A PGlite in memory that starts from the template; all of one process run the same compiled program. */
export async function openTemplate(file: string): Promise<PGlite> {
  program ??= WebAssembly.compile(readFileSync(PROGRAM));
  if (template?.file !== file) template = { file, bytes: new Blob([readFileSync(file)]) };
  return PGlite.create({ ...pgliteOptions, loadDataDir: template.bytes, pgliteWasmModule: await program });
}

/** Puts the template into a data folder, so that a process started on it need not make a database first. */
export async function fillDataDir(dataDir: string, file: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const loadDataDir = new Blob([readFileSync(file)]);
  const pglite = await PGlite.create({ dataDir: join(dataDir, "database"), ...pgliteOptions, loadDataDir });
  await pglite.close();
}
