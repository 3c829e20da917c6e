import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import { CHANNEL, SCHEMA } from "./boss-database.ts";

const LOOK_EVERY_MS = 2_000;
const HEALTHY_FOR_MS = 30_000;
// pg-boss takes jobs that were due before now; PGlite's clock has whole milliseconds.
const SETTLE_MS = 3;

type Watched = { database: Database; names: string[]; wake: (name: string) => void; log: Log };

/**
 * Wakes a queue's worker when a commit says there is work, and every two seconds those with delayed or
 * repeated work that came due: one query however many queues there are.
 */
export async function watchDueJobs({ database, names, wake, log }: Watched) {
  let lookedAt = performance.now();
  let isStopped = false;
  let isLooking = Promise.resolve();
  const settling = new Set<NodeJS.Timeout>();

  const unlisten = await database.listen(CHANNEL, (payload) => {
    const timer = setTimeout(() => {
      settling.delete(timer);
      for (const name of payload ? [payload] : names) wake(name);
    }, SETTLE_MS);
    settling.add(timer);
  });

  async function look() {
    try {
      const { rows } = await database.execute(
        `select distinct name from ${SCHEMA}.job
         where name = any($1) and state < 'active' and not blocked and start_after < now()`,
        [names],
      );
      lookedAt = performance.now();
      if (!isStopped) for (const { name } of rows) wake(String(name));
    } catch (error) {
      log.warn({ err: error }, "due jobs could not be read");
    }
    if (!isStopped) next = setTimeout(startLooking, LOOK_EVERY_MS);
  }
  function startLooking() {
    isLooking = look();
  }
  let next = setTimeout(startLooking, LOOK_EVERY_MS);

  return {
    isHealthy: () => !isStopped && performance.now() - lookedAt < HEALTHY_FOR_MS,
    stop: async () => {
      isStopped = true;
      clearTimeout(next);
      for (const timer of settling) clearTimeout(timer);
      await isLooking;
      await unlisten();
    },
  };
}
