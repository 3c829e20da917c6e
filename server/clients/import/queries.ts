import type { Db, Tx } from "#platform/database/database.ts";

/** By what a person's clients are known: their addresses, and the names of those without one. */
export function findKnown(db: Db | Tx, ownerId: string) {
  return db.selectFrom("clients").select(["email", "full_name"]).where("owner_id", "=", ownerId).execute();
}
