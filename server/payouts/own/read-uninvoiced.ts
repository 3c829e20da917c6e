import type { Figures } from "#domain/insights/figures.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import type { Db } from "#platform/database/database.ts";
import { findUninvoiced } from "./queries.ts";

/** What one payee is asked an invoice for, row by row, in reais. */
export async function readUninvoiced(db: Db, payeeId: string): Promise<Figures["uninvoiced"]> {
  const rows = await findUninvoiced(db, payeeId);
  return rows.map(({ commission_id: id, paid: amount }) => ({ id, currency: PAID_IN, amount }));
}
