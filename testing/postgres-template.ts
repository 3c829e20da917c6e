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

/** Copies a template, a migrated empty one unless another is named, into a new database; its address, and how it goes. */
export async function copyServerDatabase(adminUrl: string, template = TEMPLATE) {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = await copyDatabase(adminUrl, { name, template });
  return { url, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

/** Begins another template, from the migrated one; nobody may be connected to it once it is copied. */
export function makeServerTemplate(adminUrl: string, name: string): Promise<string> {
  return copyDatabase(adminUrl, { name, template: TEMPLATE });
}

async function copyDatabase(adminUrl: string, { name, template }: { name: string; template: string }) {
  await runAsAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a copy; it goes when it is closed. */
export async function adoptServerDatabase({ url, drop }: Awaited<ReturnType<typeof copyServerDatabase>>) {
  const database = await openPostgres({ url, log: createLog("silent") });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
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
