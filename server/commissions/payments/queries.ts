import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Named = { hotelId: string; numbers: readonly string[] };

/** The commissions of a hotel's stays by the numbers it gave them. */
export function findByNumbers(db: Db | Tx, { hotelId, numbers }: Named) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .select(["c.id", "b.confirmation_number", "c.route", "c.state", "c.currency"])
    .select(["c.hotel_line", "c.override", "c.received"])
    .where("c.hotel_id", "=", hotelId)
    .where("b.confirmation_number", "in", [...numbers, ""])
    .where("b.state", "not in", ["declined", "withdrawn", "lapsed"])
    .execute();
}
export type NumberedRow = Awaited<ReturnType<typeof findByNumbers>>[number];

/** Holds commissions in one order, so that two transfers for the same ones wait for each other. */
export async function holdAll(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom("commissions")
    .select("id")
    .where("id", "in", [...ids, "00000000-0000-0000-0000-000000000000"])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Keeps a transfer; false where the hotel's reference is known. */
export async function insertPayment(tx: Tx, row: Insertable<Tables["payments"]>): Promise<boolean> {
  const made = await tx
    .insertInto("payments")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["hotel_id", "reference"]).where("reversed_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Keeps what of a transfer is for a commission; more of it later is added. */
export async function insertMatch(tx: Tx, row: Insertable<Tables["payment_matches"]>): Promise<void> {
  await tx
    .insertInto("payment_matches")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["payment_id", "commission_id"]).doUpdateSet({
        amount: sql`payment_matches.amount + excluded.amount`,
        charge: sql`payment_matches.charge + excluded.charge`,
      }),
    )
    .execute();
}

/** Transfers of which something waits, the oldest first. */
export function findWaiting(db: Db | Tx) {
  return db
    .selectFrom("payments as p")
    .innerJoin("hotels as h", "h.id", "p.hotel_id")
    .select(["p.id", "h.name as hotel", "p.hotel_id", "p.currency", "p.amount", "p.unmatched"])
    .select(["p.paid_on", "p.reference"])
    .where("p.unmatched", ">", 0)
    .orderBy("p.paid_on")
    .orderBy("p.id")
    .limit(200)
    .execute();
}

/** A transfer, held until the transaction ends. */
export function holdPayment(tx: Tx, id: string) {
  return tx.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Holds the transfers that something of a commission came with, before the commission itself is held. */
export async function holdPaymentsOf(tx: Tx, commissionId: string): Promise<void> {
  await tx
    .selectFrom("payments")
    .select("id")
    .where("id", "in", (eb) =>
      eb.selectFrom("payment_matches").select("payment_id").where("commission_id", "=", commissionId),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** What came of a commission with each transfer, the latest first. */
export function findMatches(tx: Tx, commissionId: string) {
  return tx
    .selectFrom("payment_matches as m")
    .innerJoin("payments as p", "p.id", "m.payment_id")
    .select(["m.payment_id as paymentId", "m.amount"])
    .where("m.commission_id", "=", commissionId)
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .execute();
}

/** The bank's day of the last that came of a commission. */
export async function findLastDay(tx: Tx, commissionId: string): Promise<string | null> {
  const found = await tx
    .selectFrom("payment_matches as m")
    .innerJoin("payments as p", "p.id", "m.payment_id")
    .select("p.paid_on")
    .where("m.commission_id", "=", commissionId)
    .where(sql<boolean>`m.amount + m.charge > 0`)
    .orderBy("p.paid_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.paid_on ?? null;
}

/** Whether something of a transfer was ever counted. */
export async function hasMatches(tx: Tx, paymentId: string): Promise<boolean> {
  const found = tx.selectFrom("payment_matches").select("payment_id").where("payment_id", "=", paymentId);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

type Returned = { paymentId: string; commissionId: string; amount: number };

/** So much of a transfer is no longer for a commission, and waits. */
export async function returnToWaiting(tx: Tx, { paymentId, commissionId, amount }: Returned): Promise<void> {
  await tx
    .updateTable("payment_matches")
    .set({ amount: sql`amount - ${amount}` })
    .where("payment_id", "=", paymentId)
    .where("commission_id", "=", commissionId)
    .execute();
  await lessenWaiting(tx, { id: paymentId, amount: -amount });
}

/** Takes what is known now out of what waits. */
export async function lessenWaiting(tx: Tx, { id, amount }: { id: string; amount: number }): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ unmatched: sql`unmatched - ${amount}` })
    .where("id", "=", id)
    .execute();
}

/** Nothing waits of a transfer any more; one of which nothing counted is no transfer. */
export async function endWaiting(tx: Tx, { id, reversedAt }: { id: string; reversedAt: Date | null }) {
  await tx
    .updateTable("payments")
    .set({ unmatched: 0, reversed_at: reversedAt })
    .where("id", "=", id)
    .execute();
}

/** Adds what came of a commission. */
export async function addReceived(tx: Tx, { id, amount, at }: { id: string; amount: number; at: Date }) {
  await tx
    .updateTable("commissions")
    .set({ received: sql`received + ${amount}`, version: sql`version + 1`, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** What a hotel told of a payment to the house is found, whatever it came to; the rest it can tell of anew. */
export async function answerDeclared(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("commissions")
    .set({ declared_on: null, declared_reference: null })
    .where("id", "=", id)
    .where("route", "=", "house")
    .execute();
}

/** Whether there is a hotel of an id. */
export async function hasHotel(db: Db | Tx, hotelId: string): Promise<boolean> {
  return (
    (await db.selectFrom("hotels").select("id").where("id", "=", hotelId).executeTakeFirst()) !== undefined
  );
}
