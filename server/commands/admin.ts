import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { compileMessages } from "../../messages/compile.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async (config, args) => {
  compileMessages();
  // What imports compiled messages is loaded after they exist.
  const { createDeps } = await import("../startup/create-deps.ts");
  const { administer } = await import("./administer.ts");
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
