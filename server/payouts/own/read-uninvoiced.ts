import type { Figures } from "#domain/insights/figures.ts";
import type { Currency } from "#domain/money/money.ts";
import { isCompany } from "#domain/payouts/due.ts";
import type { Db } from "#platform/database/database.ts";
import { findDue } from "../batches/queries.ts";

/** What one payee could be paid and has not sent an invoice for, where one is due. */
export async function readUninvoiced(db: Db, payeeId: string): Promise<Figures["uninvoiced"]> {
  return (await findDue(db, { payeeId }))
    .filter((row) => !row.has_invoice && isCompany({ keyKind: row.kind, hasCompany: row.has_company }))
    .map((row) => ({
      ...{ id: row.commission_id, currency: row.currency as Currency, amount: Number(row.amount) },
    }));
}
