import type { Database } from "#platform/database/database.ts";
import { SCHEMA } from "./boss-database.ts";
import { deadLetterOf } from "./queues.ts";

/** `failed` waits for another attempt after a failure; `dead` was given up and waits for a person. */
export type JobCounts = { name: string; queued: number; active: number; failed: number; dead: number };

/** How much work of each kind there is now. */
export async function countJobs({
  database,
  names,
}: {
  database: Database;
  names: string[];
}): Promise<JobCounts[]> {
  const { rows } = await database.execute(
    `select name, state, count(*)::int as count from ${SCHEMA}.job
     where name = any($1) and state < 'completed' group by name, state`,
    [names.flatMap((name) => [name, deadLetterOf(name)])],
  );
  const count = (name: string, state: string) =>
    Number(rows.find((row) => row.name === name && row.state === state)?.count ?? 0);
  return names.map((name) => ({
    name,
    queued: count(name, "created"),
    active: count(name, "active"),
    failed: count(name, "retry"),
    dead: count(deadLetterOf(name), "created"),
  }));
}
