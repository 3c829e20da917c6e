import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Db, Tx } from "#platform/database/database.ts";
import { CHANNEL, SCHEMA } from "./boss-database.ts";
import { deadLetterOf } from "./queues.ts";

/** As many as are put back at once. */
const MOST = 500;

/** Puts what a job gave up on back into its queue when the transaction commits; how much that was. */
export async function reviveJobs({
  client,
  db,
  name,
}: {
  client: PgBoss;
  db: Db | Tx;
  name: string;
}): Promise<number> {
  const { rows } = await sql<{ id: string; data: object }>`delete from ${sql.raw(SCHEMA)}.job
    where id in (select id from ${sql.raw(SCHEMA)}.job where name = ${deadLetterOf(name)} and state = 'created'
      order by created_on limit ${MOST}) and name = ${deadLetterOf(name)}
    returning id, data`.execute(db);
  for (const { id, data } of rows) await client.send(name, data, { db: fromKysely(db), singletonKey: id });
  if (rows.length > 0) await sql`select pg_notify(${CHANNEL}, ${name})`.execute(db);
  return rows.length;
}
