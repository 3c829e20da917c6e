import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inject } from "vitest";
import { parseConfig } from "#platform/config.ts";
import type { Database } from "#platform/database/database.ts";
import { wrapPglite } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { createDeps } from "#server/startup/create-deps.ts";
import { plant } from "#server/startup/plant.ts";
import { adoptServerDatabase, copyServerDatabase, makeServerTemplate } from "./postgres-template.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { openTemplate } from "./template.ts";

/** The instant at which the clocks of worlds begin, and the demo world's today. */
export const START = new Date("2026-03-02T12:00:00Z");
const PLANTED = "lilamonde_planted";
const LIMIT_MS = 240_000;

/** A copy of the demo world: its database, with what it wrote beside it in the folder. It is planted once in a run. */
export async function openPlantedDatabase(dataDir: string): Promise<Database> {
  const folder = await plantOnce();
  await cp(join(folder, "data"), dataDir, { recursive: true });
  const adminUrl = inject("postgresUrl");
  if (!adminUrl) return wrapPglite(await openTemplate(join(folder, "database.tar")));
  const { url, drop } = await copyServerDatabase(adminUrl, PLANTED);
  return adoptServerDatabase({ url, drop });
}

/** The folder of the planted world; whichever process of the run asks first plants it, and the others wait. */
async function plantOnce(): Promise<string> {
  const folder = join(inject("runFolder"), inject("postgresUrl") ? "postgres" : "pglite");
  if (!claim(folder)) {
    const until = Date.now() + LIMIT_MS;
    while (!existsSync(join(folder, "planted"))) {
      if (existsSync(join(folder, "failed"))) throw new Error(readFileSync(join(folder, "failed"), "utf8"));
      if (Date.now() > until) throw new Error("the demo world was not planted in time");
      await delay(50);
    }
    return folder;
  }
  try {
    await plantInto(folder);
  } catch (error) {
    writeFileSync(join(folder, "failed"), `the demo world could not be planted: ${(error as Error).stack}`);
    throw error;
  }
  writeFileSync(join(folder, "planted"), "");
  return folder;
}

/** Whether this process is the first to ask. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function plantInto(folder: string): Promise<void> {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const adminUrl = inject("postgresUrl");
  const log = createLog("silent");
  if (adminUrl) {
    const url = await makeServerTemplate(adminUrl, PLANTED);
    await plantWorld(await openPostgres({ url, log }), dataDir);
    return;
  }
  const pglite = await openTemplate(inject("template"));
  const keep = async () => {
    const dump = await pglite.dumpDataDir("none");
    const file = join(folder, "database.tar");
    writeFileSync(`${file}.draft`, new Uint8Array(await dump.arrayBuffer()));
    renameSync(`${file}.draft`, file);
  };
  const database = wrapPglite(pglite);
  await plantWorld({ ...database, close: () => keep().then(database.close) }, dataDir);
}

/** Plants and closes. */
async function plantWorld(database: Database, dataDir: string): Promise<void> {
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://lilamonde.test", DEMO: "1" });
  const { deps, start, stop } = await createDeps({
    ...{ config, log: createLog("silent"), clock: { now: () => START }, database },
    passwords: quickPasswords(),
    hasRounds: false,
  });
  await start();
  await plant(deps);
  await deps.live.close();
  await stop();
  // Every copy would cut the same pictures again, and end options when the wall clock passes an hour of the world's.
  await database.execute("delete from pgboss.job where name in ('files.render', 'bookings.time')");
  await database.close();
}
