import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { lockDataDir } from "./data-lock.ts";
import type { Database } from "./database.ts";
import { createPgliteDialect, createTurn } from "./pglite-dialect.ts";
import { createStatements } from "./pglite-statements.ts";
import { parsers } from "./wire-types.ts";

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
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = wrapPglite(await PGlite.create({ dataDir: folder, parsers, postgresqlconf: SMALL }));
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
    listen: (channel, onPayload) => exclusive(() => pglite.listen(channel, onPayload)),
    close: () => exclusive(() => pglite.close()),
  };
}
