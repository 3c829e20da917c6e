import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Where somebody is paid, if they have said so. */
export function findDetails(db: Db | Tx, userId: string) {
  return db.selectFrom("payout_details").selectAll().where("user_id", "=", userId).executeTakeFirst();
}
export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** Keeps somebody's first details; false where they have some. */
export async function insertDetails(
  tx: Db | Tx,
  row: Insertable<Tables["payout_details"]>,
): Promise<boolean> {
  const made = await tx
    .insertInto("payout_details")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return made !== undefined;
}

type Change = Pick<DetailsRow, "user_id" | "kind" | "key" | "holder" | "updated_at"> & { version: number };

/** Changes somebody's details of a version; false where they have another. */
export async function updateDetails(tx: Tx, { user_id, version, ...changes }: Change): Promise<boolean> {
  const changed = await tx
    .updateTable("payout_details")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("user_id", "=", user_id)
    .where("version", "=", version)
    .returning("user_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Where somebody who is paid is at home; none once they have left. */
export async function findRole(tx: Tx, userId: string): Promise<string | null> {
  const found = await tx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found?.role ?? null;
}
