import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { contract } from "#platform/database/contract.ts";
import { migrate, readMigrations } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { spawnApiProcess, startApiProcess } from "#testing/api-process.ts";
import { newerMigrations } from "#testing/newer-migrations.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { fillDataDir } from "#testing/template.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { until } from "#testing/until.ts";

const adminUrl = inject("postgresUrl");
const nodes: Awaited<ReturnType<typeof startApiProcess>>[] = [];
let env: Record<string, string>;
let drop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  env = { DATA_DIR: temporaryFolder("upgrade"), SERVICE_KEY: "a key that all nodes of this house have" };
  if (!adminUrl) return fillDataDir(env.DATA_DIR!, inject("template"));
  const database = await copyServerDatabase(adminUrl);
  drop = database.drop;
  env.DATABASE_URL = database.url;
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({ end }) => end("SIGKILL")));
  await drop?.();
});

async function startNode(more: Record<string, string> = {}) {
  const node = await startApiProcess({ ...env, ...more });
  nodes.push(node);
  return node;
}
function openHouse() {
  return env.DATABASE_URL
    ? openPostgres({ url: env.DATABASE_URL, log: createLog("silent") })
    : openPgliteFolder(env.DATA_DIR!);
}
const readiness = async (url: string) => (await fetch(`${url}/health/ready`)).status;

test.runIf(adminUrl)(
  "a node of older code goes on beside what newer code added, and nothing is taken away before it has gone",
  async () => {
    const newer = newerMigrations({
      "9001_nicknames": "alter table contact_messages add column nickname text not null default 'none'",
      "9002_nicknames_contract": "alter table contact_messages drop column nickname",
    });
    const old = await startNode();
    const next = await startNode({ MIGRATIONS: newer });
    expect([await readiness(old.url), await readiness(next.url)]).toEqual([200, 200]);
    // The same write, which the first node answered and a proxy sends to the other as well, is carried out once.
    const references = [await write(old.url), await write(next.url), await write(old.url)];
    expect(new Set(references).size).toBe(1);
    // And older code starts anew: the way back is open.
    const again = await startNode();
    expect(await readiness(again.url)).toBe(200);

    const database = await openHouse();
    const take = () => contract(database, readMigrations(newer));
    await expect(take()).rejects.toThrow(/9002_nicknames_contract would take away/);
    expect([await old.end("SIGTERM"), await again.end("SIGTERM")]).toEqual([0, 0]);
    await until(async () => expect(await take()).toEqual(["9002_nicknames_contract"]));
    await database.close();
    expect(await readiness(next.url)).toBe(200);
    await expect(
      startNode({ MIGRATIONS: newerMigrations({ "9001_nicknames": "select 1" }) }),
    ).rejects.toThrow("ended with");
  },
);

test("a process that is killed in the middle of a migration leaves nothing of it: the next start is whole", async () => {
  const folder = newerMigrations({
    "9001_half": "create table half (id int); insert into half select generate_series(1, 20000000)",
  });
  const first = spawnApiProcess({ ...env, MIGRATIONS: folder, LOG_LEVEL: "info" });
  for await (const line of createInterface(first.stdout)) if (line.includes("9001_half")) break;
  first.kill("SIGKILL");
  if (first.exitCode === null && first.signalCode === null) await once(first, "exit");
  expect(first.signalCode).toBe("SIGKILL");

  writeFileSync(join(folder, "9001_half.sql"), "create table half (id int)");
  const node = await startNode({ MIGRATIONS: folder });
  expect(await readiness(node.url)).toBe(200);
  expect(await write(node.url)).toMatch(/\w/);
  expect(await node.end("SIGTERM")).toBe(0);
  const database = await openHouse();
  expect(await migrate(database, readMigrations(folder))).toEqual([]);
  expect((await database.execute("select id from half")).rows).toEqual([]);
  await database.close();
});

async function write(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "the-same-message" },
    body: JSON.stringify({
      ...{ name: "Ana", email: "ana@example.com", interest: "other", language: "pt" },
      ...{ subject: "Assunto", message: "Texto" },
    }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}
