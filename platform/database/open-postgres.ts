import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "#platform/log.ts";
import type { Database } from "./database.ts";
import { createPostgresListener } from "./postgres-listener.ts";
import { pgTypes } from "./wire-types.ts";

/** Opens a pool on a PostgreSQL server, with one more connection that only listens. */
export async function openPostgres({ url, log }: { url: string; log: Log }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: pgTypes,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "lilamonde",
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    await pool.end();
    throw new Error("PostgreSQL 15 or newer is needed");
  }
  const listener = createPostgresListener({ url, log });
  return {
    kind: "postgres",
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    execute: async (text, values) => {
      const result = await (values?.length ? pool.query(text, values) : pool.query(text));
      const last = Array.isArray(result)
        ? (result.findLast((r) => r.rows.length > 0) ?? result.at(-1))
        : result;
      return { rows: last?.rows ?? [] };
    },
    listen: listener.listen,
    holdShared: listener.holdShared,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
