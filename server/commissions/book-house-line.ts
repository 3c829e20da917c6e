import { bonus } from "#domain/commissions/postings.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { type CommissionRow, findShares } from "./queries.ts";

type Booked = { row: CommissionRow; actorId: string; at: Date };

/** Books what we add of a commission, once, when all that the hotel owed us of it is there. */
export async function bookHouseLine(tx: Tx, { row, actorId, at }: Booked): Promise<void> {
  const { id, base, hotel_line: hotelLine, override, house_line: houseLine } = row;
  const entries = bonus({
    ...{ currency: row.currency as Currency, parts: { base, hotelLine, override, houseLine } },
    shares: await findShares(tx, id),
  });
  await postTransaction(tx, { cause: `commission/${id}/house-line`, entries, actorId, at });
}
