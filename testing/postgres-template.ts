import pg from "pg";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { startPostgres } from "./postgres/postgres-server.ts";
import { prepareDatabase } from "./prepare-database.ts";

const TEMPLATE = "lilamonde_template";

/** Starts a server and migrates the template that every test database is copied from. */
export async function prepareServerTemplate() {
  const server = await startPostgres();
  const adminUrl = server.url("postgres");
  await runAsAdmin(adminUrl, `create database ${TEMPLATE}`);
  const database = await openPostgres({ url: server.url(TEMPLATE), log: createLog("silent") });
  await prepareDatabase(database);
  await database.close();
  return { adminUrl, stop: server.stop };
}

/** Copies the template into a new database and returns its address and the function that drops it. */
export async function createServerDatabase(adminUrl: string) {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function runAsAdmin(adminUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
