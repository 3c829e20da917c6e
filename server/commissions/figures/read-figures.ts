import type { CommissionState } from "#domain/commissions/states.ts";
import type { OwedFigure } from "#domain/insights/figures.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db } from "#platform/database/database.ts";
import { findFigures } from "./queries.ts";

/** What one person gets for stays, share by share. */
export async function readOwedFigures(db: Db, payeeId: string): Promise<OwedFigure[]> {
  return (await findFigures(db, payeeId)).map((row) => ({
    ...{ id: row.id, reference: row.reference, hotelId: row.hotel_id!, hotel: row.hotel },
    ...{
      state: row.state as CommissionState,
      currency: row.currency as Currency,
      amount: Number(row.amount),
    },
    outstanding: Number(row.amount) - Number(row.came),
    ...{ dueOn: row.due_on!, checkOut: row.check_out! },
  }));
}
