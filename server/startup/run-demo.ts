import { parseArgs } from "node:util";
import { systemClock } from "#platform/clock.ts";
import { parseConfig } from "#platform/config.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createDeps } from "./create-deps.ts";
import { uproot } from "./uproot.ts";

const USAGE = "npm run demo -- --remove   removes the people of the demo world and what is theirs";

/** Does what the arguments ask of the demo world in the configured database, and says what was done. */
export async function runDemo(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { remove: { type: "boolean" } } });
  if (!values.remove) return USAGE;
  const config = parseConfig(process.env);
  const log = createLog("warn");
  const database = await openDatabase({ config, log });
  try {
    await migrate(database);
    const { deps, start, stop } = await createDeps({ config, log, clock: systemClock, database });
    await start();
    const { people } = await uproot(deps);
    await stop();
    return `${people} demo people removed. Where no administrator is left, ADMIN_EMAIL says whom the next start invites.`;
  } finally {
    await database.close();
  }
}
