import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import type { Database } from "./database.ts";
import { openPgliteFolder } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/** Opens the configured database: the server named by DATABASE_URL, or the embedded one in DATA_DIR. */
export async function openDatabase({ config, log }: { config: Config; log: Log }): Promise<Database> {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, log })
    : openPgliteFolder(config.dataDir);
}
