import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { contract } from "#platform/database/contract.ts";
import { readMigrations } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { places } from "#platform/places.ts";
import { buildWebWhenStale } from "#server/startup/web-build.ts";
import { startApiProcess } from "#testing/api-process.ts";
import { freePort } from "#testing/free-port.ts";
import { newerMigrations } from "#testing/newer-migrations.ts";
import { hasNginx, startNginx } from "#testing/nginx.ts";
import { copyServerDatabase } from "#testing/postgres-template.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { until } from "#testing/until.ts";
import { startLoad } from "./rolling-upgrade/load.ts";

const canRun = await hasNginx();
const leftOvers: (() => Promise<unknown>)[] = [];
beforeAll(() => buildWebWhenStale({ onBuild: () => undefined }), 900_000);
afterEach(async () => {
  for (const end of leftOvers.splice(0).reverse()) await end();
}, 300_000);

/** The built web part with one script more, as another version would have it. */
function versionOf(script: string): string {
  const folder = temporaryFolder("client");
  cpSync(join(places.webClient, "assets"), join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "assets", script), `export const name = "${script}";`);
  return folder;
}

test.runIf(canRun)(
  "two nodes behind nginx are upgraded one after the other under load, and nothing is refused or lost",
  async () => {
    const { url: databaseUrl, drop } = await copyServerDatabase(inject("postgresUrl")!);
    leftOvers.push(drop);
    const env = {
      ...{ DATABASE_URL: databaseUrl, TRUST_PROXY: "1", DRAIN_SECONDS: "3", NODE_ENV: "production" },
      SERVICE_KEY: "one key for all nodes of this house",
      FILES_URL: `file://${temporaryFolder("files")}`,
    };
    const before = { WEB_CLIENT: versionOf("of-before.js") };
    const migrations = newerMigrations({
      "9001_nicknames": `alter table contact_messages add column nickname text not null default 'none';
      create table nicknames (id int primary key, name text not null);
      create index contact_messages_nickname on contact_messages (nickname);`,
      "9002_nicknames_contract": "alter table contact_messages drop column nickname",
    });
    const after = { WEB_CLIENT: versionOf("of-after.js"), MIGRATIONS: migrations };
    const ports = [await freePort(), await freePort()];
    const start = async (at: number, version: Record<string, string>) => {
      const DATA_DIR = temporaryFolder("node");
      const node = await startApiProcess({ ...env, ...version, DATA_DIR, PORT: String(ports[at]) });
      leftOvers.push(() => node.end("SIGKILL"));
      return node;
    };
    const nodes = [await start(0, before), await start(1, before)];
    const proxy = await startNginx(ports);
    leftOvers.push(proxy.stop);
    const database = await openPostgres({ url: databaseUrl, log: createLog("silent") });
    leftOvers.push(database.close);
    const load = await startLoad({ url: proxy.url, database });
    leftOvers.push(load.end);
    const more = (many: number) => load.reach(load.figures().reads + many);
    await more(200);

    for (const at of [0, 1]) {
      expect(await nodes[at]!.end("SIGTERM")).toBe(0);
      await more(100);
      nodes[at] = await start(at, after);
      for (const { url } of nodes) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      // Scripts of either version from either node.
      for (const { url } of nodes)
        for (const script of ["of-before.js", "of-after.js"])
          expect(await (await fetch(`${url}/assets/${script}`)).text()).toContain(script);
      await load.meets(nodes[at]!.url);
      await more(200);
      if (at === 0)
        await expect(contract(database, readMigrations(migrations))).rejects.toThrow(/would take away/);
    }
    await until(async () => {
      expect(await contract(database, readMigrations(migrations))).toEqual(["9002_nicknames_contract"]);
    });
    await more(100);

    const figures = await load.end();
    console.log(
      `Rolling upgrade: ${JSON.stringify(figures)}; told by nginx: ${proxy.problems().length} lines`,
    );
    expect(figures).toMatchObject({
      refused: [],
      lost: 0,
      repeated: 0,
      missedEvents: 0,
      disorderedEvents: 0,
    });
    expect(Math.min(figures.reads, figures.writes, figures.events)).toBeGreaterThan(50);
    expect(figures.streams).toBeGreaterThan(1);
  },
);
