import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

/** What a certificate is for, and where its holder reads of it. */
export function findHolder(tx: Tx, { id, userId }: { id: string; userId: string }) {
  return tx
    .selectFrom("certificates as c")
    .innerJoin("user_roles as u", "u.user_id", "c.user_id")
    .select(["u.role", sql<{ pt: string; en: string }>`c.title`.as("title")])
    .where("c.id", "=", id)
    .where("c.user_id", "=", userId)
    .where("u.role", "in", ["advisor", "tour_operator"])
    .executeTakeFirst();
}
