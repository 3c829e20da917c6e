import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

/** Runs the work in the caller's transaction if there is one, otherwise in its own. */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : transact(db, work);
}
