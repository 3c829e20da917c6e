import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { lockDataDir } from "./data-lock.ts";
import type { Database } from "./database.ts";
import { createPgliteDialect, createTurn } from "./pglite-dialect.ts";
import { pgliteOptions } from "./pglite-options.ts";
import { createStatements } from "./pglite-statements.ts";

/** One connection in one process: the server's defaults would hold 200 MB that nothing here uses. */
const SMALL = [
  "shared_buffers=16MB",
  "wal_buffers=1MB",
  "max_connections=5",
  "max_wal_size=64MB",
  "min_wal_size=32MB",
];

/** Opens the embedded database kept in a data folder, refusing a folder that another process holds. */
export async function openPgliteFolder(dataDir: string): Promise<Database> {
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await makeDatabase(folder);
    // Many functions of the database compiled at once take hundreds of megabytes that are never given back.
    setFlagsFromString("--wasm-num-compilation-tasks=1");
    const database = wrapPglite(
      await PGlite.create({ dataDir: folder, ...pgliteOptions, postgresqlconf: SMALL }),
    );
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Making a database takes several hundred megabytes for a moment; a process of its own gives them all back. It
 * gets its name when it is whole, so that one cut off in the making is never opened.
 */
async function makeDatabase(folder: string): Promise<void> {
  const beside = dirname(folder);
  // Drafts alone, by the number of whoever made them: the lock lies beside them, and without its file it holds nobody.
  for (const name of readdirSync(beside)) {
    const [stem, number = ""] = name.split(".");
    if (stem === basename(folder) && /^\d+$/.test(number)) rmSync(join(beside, name), { recursive: true });
  }
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  const script = fileURLToPath(new URL("./make-pglite.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, draft, ...SMALL]);
  renameSync(draft, folder);
}

/** A running PGlite (opened with the parsers of wire-types) as a Database. */
export function wrapPglite(pglite: PGlite): Database {
  const turn = createTurn();
  const statements = createStatements(pglite);

  async function exclusive<T>(work: () => Promise<T>): Promise<T> {
    const release = await turn.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return {
    kind: "pglite",
    db: new Kysely({ dialect: createPgliteDialect({ pglite, statements, turn }) }),
    execute: (text, values) =>
      exclusive(async () => {
        if (values?.length) return statements.run<Record<string, unknown>>(text, values);
        const results = await statements.runAll(text);
        return { rows: (results.findLast((result) => result.rows.length > 0) ?? results.at(-1))?.rows ?? [] };
      }),
    // Nobody else is there to read it.
    holdShared: async () => undefined,
    listen: (channel, onPayload) => exclusive(() => pglite.listen(channel, onPayload)),
    close: () => exclusive(() => pglite.close()),
  };
}
