import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { startApiProcess } from "#testing/api-process.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { prepareDatabase } from "#testing/prepare-database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

/** A server of its own: the one that all tests share must not stand still. */
let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
beforeAll(async () => {
  server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await prepareDatabase(database);
  await database.close();
});
afterAll(() => server?.stop());

/** Every process of the server: the one that takes connections, and those that serve them. */
async function serverProcesses(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  await client.end();
  const pids = rows.map(({ pid }) => pid);
  const parent = readFileSync(`/proc/${pids[0]}/status`, "utf8").match(/^PPid:\s+(\d+)/m)?.[1];
  return [Number(parent), ...pids];
}

function signal(pids: number[], name: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // The connection that asked for the list is gone by now.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

test("a database that stands still leaves no request and no stop without an end", async () => {
  const url = server!.url("postgres");
  const running = await startApiProcess({ DATABASE_URL: url, DATA_DIR: temporaryFolder("frozen") });
  expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
  const pids = await serverProcesses(url);
  signal(pids, "SIGSTOP");
  try {
    const ask = async (path: string, body?: object) => {
      const post = body && { method: "POST", body: JSON.stringify(body), headers: JSON_TYPE };
      return (await fetch(running.url + path, post)).status;
    };
    const ready = await fetch(`${running.url}/health/ready`);
    expect([ready.status, (await ready.json()).checks.database]).toEqual([503, "unreachable"]);
    const statuses = await Promise.all([
      ask("/auth/v1/token?grant_type=password", { email: "ana@example.com", password: "a long password" }),
      ask("/auth/v1/recover", { email: "ana@example.com" }),
      ask("/api/settings"),
      ask("/sitemap.xml"),
      ask("/files/a"),
      ask("/health/ready"),
    ]);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(await ask("/health/live")).toBe(200);
    expect(await ask("/metrics")).toBe(200);
    expect(await running.end("SIGTERM")).toBe(1);
  } finally {
    signal(pids, "SIGCONT");
    await running.end("SIGKILL");
  }
});

const JSON_TYPE = { "content-type": "application/json", apikey: "any" };
