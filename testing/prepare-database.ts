import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";

/** Our tables and those of the job queue, so that no test has to make them. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs({ database, log: createLog("silent") });
  await jobs.prepare();
  await jobs.stop();
}
