import { systemClock } from "#platform/clock.ts";
import { parseConfig } from "#platform/config.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { createDeps } from "#server/startup/create-deps.ts";
import { plant } from "#server/startup/plant.ts";
import { PLANTED, tell } from "./planted-copies.ts";

/**
 * What happens by the hour or the day does not happen in the middle of a run: a campaign of the demo world that opens
 * at four minutes past would tell everybody, and a morning's letter would come at seven.
 */
const withoutHours = [
  "create function skip_hours() returns trigger language plpgsql as 'begin return null; end'",
  `create trigger skip_hours before insert on pgboss.schedule for each row when (new.cron not like '*%')
    execute function skip_hours()`,
  "delete from pgboss.schedule where cron not like '*%'",
];

type Server = { url: (database: string) => string };

/** Plants the demo world once, in a migrated database; what it wrote beside it lies in the data folder. */
export async function plantWorld({ url }: Server): Promise<void> {
  const config = parseConfig({ ...process.env, DATABASE_URL: url(PLANTED), DEMO: "1" });
  const log = createLog(config.logLevel);
  const database = await openPostgres({ url: url(PLANTED), log });
  const { deps, start, stop } = await createDeps({ config, log, clock: systemClock, database });
  await start();
  await plant(deps);
  await stop();
  await database.close();
  await tell(url(PLANTED), withoutHours);
}
