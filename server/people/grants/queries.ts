import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Keeps a proposal; false where one about the same person waits. */
export async function insertGrant(tx: Tx, grant: Insertable<Tables["admin_grants"]>): Promise<boolean> {
  const row = await tx
    .insertInto("admin_grants")
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The proposal about a person that waits; who decides on it holds the person. */
export function findOpenGrant(tx: Tx, userId: string) {
  return tx
    .selectFrom("admin_grants")
    .select(["id", "proposed_by"])
    .where("user_id", "=", userId)
    .where("decided_at", "is", null)
    .executeTakeFirst();
}

type Decided = { id: string; actorId: string; isConfirmed: boolean; now: Date };

export async function decideGrantRow(tx: Tx, { id, actorId, isConfirmed, now }: Decided): Promise<void> {
  await tx
    .updateTable("admin_grants")
    .set({ decided_by: actorId, decided_at: now, is_confirmed: isConfirmed })
    .where("id", "=", id)
    .execute();
}

/** Since when proposals wait for a second administrator. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("admin_grants")
    .select("proposed_at as at")
    .where("decided_at", "is", null)
    .orderBy("proposed_at")
    .limit(limit)
    .execute();
}
