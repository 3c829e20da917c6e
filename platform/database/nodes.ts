import { sql } from "kysely";
import { numberOf, type Recorded } from "./compare-past.ts";
import type { Database, Db } from "./database.ts";

const NODES = 726_534;
/** What the listening connection of every node is called, also of those from before nodes told what they know. */
export const LISTENER = "lilamonde-listen";

/**
 * Tells, for as long as this process is connected, which migrations its code knows. Told before it migrates, so that
 * whoever takes something away either sees this node or is seen by it.
 */
export async function announceNode(database: Database, migrations: readonly Recorded[]): Promise<void> {
  await database.holdShared({ kind: NODES, value: numberOf(migrations.at(-1)?.name ?? "0000") });
}

/** The nodes alive on this database whose code does not know a migration: where they are, and since when. */
export async function findOlderNodes(db: Db, migration: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select format('%s, connected since %s (session %s)',
      coalesce(host(a.client_addr), 'this machine'), to_char(a.backend_start, 'YYYY-MM-DD HH24:MI'), a.pid) as place
    from pg_stat_activity a
    where a.datname = current_database() and a.application_name = ${LISTENER} and not exists (
      select from pg_locks l where l.pid = a.pid and l.granted and l.locktype = 'advisory' and l.objsubid = 2
        and l.classid = ${NODES} and l.objid >= ${numberOf(migration)})
    order by a.backend_start`.execute(db);
  return rows.map(({ place }) => place);
}
