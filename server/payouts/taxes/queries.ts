import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Every rate that was typed, the latest day of a kind first, of one day the one typed last. */
export function findTaxRates(db: Db | Tx) {
  return db
    .selectFrom("tax_rates as r")
    .leftJoin("profiles as p", "p.id", "r.set_by")
    .select(["r.id", "r.kind", "r.rate", "r.valid_from", "r.source", "r.set_at", "p.full_name as by"])
    .orderBy("r.kind")
    .orderBy("r.valid_from", "desc")
    .orderBy("r.set_at", "desc")
    .orderBy("r.id", "desc")
    .limit(500)
    .execute();
}

export async function insertTaxRate(tx: Tx, row: Insertable<Tables["tax_rates"]>): Promise<void> {
  await tx.insertInto("tax_rates").values(row).execute();
}
