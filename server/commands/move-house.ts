import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { claimEmpty, copyDatabase } from "#platform/database/copy/copy-database.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { carryFolder, countSoundFiles } from "./carry-files.ts";
import { CommandError } from "./run-command.ts";

type Move = { config: Config; url: string; folder?: string | undefined; tell: (line: string) => void };

/**
 * Carries the embedded house of DATA_DIR into an empty PostgreSQL database: every row, and with a folder named also the
 * files and keys. The source is only read. Rows arrive all together or not at all.
 */
export async function moveHouse({ config, url, folder, tell }: Move) {
  if (!existsSync(join(config.dataDir, "database"))) {
    throw new CommandError(`there is no embedded database in ${config.dataDir}`);
  }
  const log = createLog("silent");
  const from = await openPgliteFolder(config.dataDir);
  try {
    const to = await openPostgres({ url, log });
    try {
      await claimEmpty(to);
      for (const database of [from, to]) await makeTables(database);
      const files = await countSoundFiles(from, config.filesUrl);
      if (folder) await carryFolder(config.dataDir, folder);
      const copied = await copyDatabase({
        from,
        to,
        onTable: ({ table, count, checksum }) => {
          if (count > 0) tell(`${table}: ${count} (${checksum.slice(0, 12)})`);
        },
      });
      const rows = copied.reduce((total, { count }) => total + count, 0);
      return { tables: copied.length, rows, files };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Ours and those of the job queue, as the code of today has them. */
async function makeTables(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs({ database, log: createLog("silent") });
  await jobs.prepare();
  await jobs.stop();
}
