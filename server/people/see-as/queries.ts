import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export async function insertSeeAs(tx: Tx, grant: Insertable<Tables["see_as_grants"]>): Promise<void> {
  await tx.insertInto("see_as_grants").values(grant).execute();
}

/** An administrator's own grant. */
export function findSeeAs(db: Db | Tx, { id, adminId }: { id: string; adminId: string }) {
  return db
    .selectFrom("see_as_grants")
    .select(["id", "subject_id", "expires_at", "ended_at"])
    .where("id", "=", id)
    .where("admin_id", "=", adminId)
    .executeTakeFirst();
}

/** Ends one that has not ended; whom it was about, or undefined. */
export function endSeeAsRow(tx: Tx, { id, adminId, now }: { id: string; adminId: string; now: Date }) {
  return tx
    .updateTable("see_as_grants")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("admin_id", "=", adminId)
    .where("ended_at", "is", null)
    .returning("subject_id")
    .executeTakeFirst();
}

/** When the team looked at the portal as one person sees it, and why; not who did. */
export function findLooksAt(db: Db | Tx, subjectId: string) {
  return db
    .selectFrom("see_as_grants")
    .select(["reason", "created_at", "ended_at"])
    .where("subject_id", "=", subjectId)
    .orderBy("created_at", "desc")
    .execute();
}

export async function deleteLooksAt(tx: Tx, subjectId: string): Promise<void> {
  await tx.deleteFrom("see_as_grants").where("subject_id", "=", subjectId).execute();
}
