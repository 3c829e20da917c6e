import type { Db, Tx } from "#platform/database/database.ts";

/** What a person was paid, for their copy of their data. */
export function findOwn(db: Db | Tx, payeeId: string) {
  return db
    .selectFrom("payouts as p")
    .innerJoin("payout_batches as b", "b.id", "p.batch_id")
    .select(["b.number", "b.state", "b.currency", "b.rate", "p.gross", "p.paid_gross", "p.withholdings"])
    .select(["p.net", "p.key", "p.holder", "b.settled_at"])
    .where("p.payee_id", "=", payeeId)
    .orderBy("b.created_at")
    .orderBy("p.id")
    .execute();
}
