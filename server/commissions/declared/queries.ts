import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Keeps what a hotel says it has paid. */
export async function insertDeclaration(
  tx: Tx,
  row: Insertable<Tables["payment_declarations"]>,
): Promise<void> {
  await tx.insertInto("payment_declarations").values(row).execute();
}

/** What a hotel said, with its proof; none where it said nothing. */
export function findDeclaration(db: Db | Tx, id: string) {
  return db
    .selectFrom("payment_declarations as d")
    .leftJoin("files as f", "f.id", "d.proof_file_id")
    .select(["d.paid_on", "d.reference", "f.storage_key"])
    .where("d.id", "=", id)
    .executeTakeFirst();
}

/** What hotels say they have paid to the house and nobody has found in the bank yet, each stay with what it still owes. */
function selectOpen(db: Db | Tx) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("payment_declarations as d", "d.id", "c.declaration_id")
    .where("c.route", "=", "house")
    .where("c.state", "=", "confirmed")
    .where("c.declared_on", "is not", null);
}

export function findOpen(db: Db | Tx) {
  return selectOpen(db)
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .innerJoin("hotels as h", "h.id", "d.hotel_id")
    .leftJoin("files as f", "f.id", "d.proof_file_id")
    .select(["d.id", "d.hotel_id", "h.name as hotel", "d.paid_on", "d.reference", "d.created_at"])
    .select(["f.storage_key", "c.id as commission_id", "b.confirmation_number", "c.currency"])
    .select(sql<number>`(c.hotel_line + c.override - c.received)::bigint`.as("amount"))
    .orderBy("d.created_at")
    .orderBy("d.id")
    .orderBy("c.id")
    .limit(500)
    .execute();
}

/** Since when hotels wait for the house to find what they say they have paid. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return selectOpen(db)
    .select("d.created_at as at")
    .distinctOn(["d.created_at", "d.id"])
    .orderBy("d.created_at")
    .orderBy("d.id")
    .limit(limit)
    .execute();
}

/** How long it took since a moment from a hotel's word to what was found of it. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("commission_events as e")
    .innerJoin("commissions as c", "c.id", "e.commission_id")
    .innerJoin("payment_declarations as d", "d.id", "c.declaration_id")
    .select(medianHours(sql.ref("d.created_at"), sql.ref("e.at")).as("hours"))
    .where("e.kind", "=", "payment")
    .where("e.at", ">=", since)
    .whereRef("e.at", ">=", "d.created_at")
    .executeTakeFirst();
  return row?.hours ?? null;
}
