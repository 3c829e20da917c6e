import { contract } from "#platform/database/contract.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async (config) => {
  const database = await openDatabase({ config, log: createLog("silent") });
  try {
    const applied = await contract(database);
    for (const name of applied) console.log(`applied ${name}`);
    if (applied.length === 0) console.log("Nothing waits to be taken away.");
  } finally {
    await database.close();
  }
});
