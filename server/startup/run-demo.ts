import { parseArgs } from "node:util";
import { systemClock } from "#platform/clock.ts";
import { parseConfig } from "#platform/config.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import type { Deps } from "../deps.ts";
import { createDeps } from "./create-deps.ts";
import { scaleWorld } from "./scale.ts";
import { uproot } from "./uproot.ts";

const USAGE = `npm run demo -- --remove    removes the people of the demo world and what is theirs
npm run demo -- --scale N   fills the database for benchmarks: the demo world, and 50 hotels with all that is theirs for each of N (1 to 1000)`;

/** Does what the arguments ask of the demo world in the configured database, and says what was done. */
export async function runDemo(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { remove: { type: "boolean" }, scale: { type: "string" } } });
  const scale = /^[1-9]\d{0,2}$|^1000$/.test(values.scale ?? "") ? Number(values.scale) : undefined;
  if (!values.remove && !scale) return USAGE;
  const config = parseConfig(process.env);
  const log = createLog("warn");
  const database = await openDatabase({ config, log });
  try {
    await migrate(database);
    const { deps, start, stop } = await createDeps({ config, log, clock: systemClock, database });
    await start();
    const said = scale ? await fill(deps, scale) : await remove(deps);
    await stop();
    return said;
  } finally {
    await database.close();
  }
}

async function fill(deps: Deps, scale: number): Promise<string> {
  const made = Object.entries(await scaleWorld(deps, scale)).map(([name, count]) => `${count} ${name}`);
  return `Added: ${made.join(", ")}.`;
}

async function remove(deps: Deps): Promise<string> {
  const { people } = await uproot(deps);
  return `${people} demo people removed. Where no administrator is left, ADMIN_EMAIL says whom the next start invites.`;
}
