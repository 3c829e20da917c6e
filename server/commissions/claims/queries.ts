import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Keeps what a payee owes back of a commission. */
export async function insertClaim(tx: Tx, row: Insertable<Tables["payout_claims"]>): Promise<void> {
  await tx.insertInto("payout_claims").values(row).execute();
}

/** What payees still owe back, the oldest first. */
export function findOpenClaims(db: Db | Tx) {
  return db
    .selectFrom("payout_claims as k")
    .innerJoin("commissions as c", "c.id", "k.commission_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("profiles as p", "p.id", "k.payee_id")
    .select(["k.id", "k.commission_id", "k.payee_id", "k.currency", "k.amount", "k.reason", "k.created_at"])
    .select(["b.reference", "p.full_name as payee_name"])
    .where("k.repaid", "is", null)
    .orderBy("k.created_at")
    .orderBy("k.id")
    .limit(200)
    .execute();
}

export function findClaim(tx: Tx, id: string) {
  return tx.selectFrom("payout_claims").selectAll().where("id", "=", id).executeTakeFirst();
}

type Repaid = { id: string; amount: number; on: string; reference: string };

/** What was claimed came back; false where somebody said so before. */
export async function endClaim(tx: Tx, { id, amount, on, reference }: Repaid): Promise<boolean> {
  const ended = await tx
    .updateTable("payout_claims")
    .set({ repaid: amount, repaid_on: on, repaid_reference: reference })
    .where("id", "=", id)
    .where("repaid", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
