import type { Db, Tx } from "#platform/database/database.ts";

/** What a person was paid, for their copy of their data. */
export function findOwn(db: Db | Tx, payeeId: string) {
  return db
    .selectFrom("payouts as p")
    .innerJoin("payout_batches as b", "b.id", "p.batch_id")
    .select(["b.number", "b.state", "b.currency", "b.rate", "p.gross", "p.paid_gross", "p.withholdings"])
    .select(["p.net", "p.key", "p.holder", "b.settled_at"])
    .where("p.payee_id", "=", payeeId)
    .where("p.taken_out_at", "is", null)
    .orderBy("b.created_at")
    .orderBy("p.id")
    .execute();
}

/** The rows of drafted payouts that wait for their payee's invoice. */
export function findUninvoiced(db: Db, payeeId: string) {
  return db
    .selectFrom("payouts as p")
    .innerJoin("payout_batches as b", "b.id", "p.batch_id")
    .innerJoin("payout_rows as r", "r.payout_id", "p.id")
    .select(["r.commission_id", "r.paid"])
    .where("p.payee_id", "=", payeeId)
    .where("b.state", "=", "drafted")
    .where("p.needs_invoice", "=", true)
    .where("p.taken_out_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payout_invoices as i")
            .select("i.id")
            .whereRef("i.payout_id", "=", "p.id")
            .where("i.is_live", "=", true),
        ),
      ),
    )
    .orderBy("r.commission_id")
    .execute();
}
