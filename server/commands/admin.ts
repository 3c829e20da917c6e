import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createDeps } from "../startup/create-deps.ts";
import { administer } from "./administer.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async (config, args) => {
  const log = createLog("silent");
  const database = await openDatabase({ config, log });
  try {
    await migrate(database);
    const { deps, stop } = await createDeps({ config, log, clock: systemClock, database });
    await deps.jobs.prepare();
    for (const line of await administer(deps, args)) console.log(line);
    await stop();
  } finally {
    await database.close();
  }
});
