import { bonus } from "#domain/commissions/postings.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import { postTransaction, reverseTransaction } from "../ledger/post-transaction.ts";
import { type CommissionRow, findShares, keepBonus } from "./queries.ts";

type Booked = { row: CommissionRow; actorId: string; at: Date };

/** Books what we add of a commission, once, when all that the hotel owed us of it is there. */
export async function bookHouseLine(tx: Tx, { row, actorId, at }: Booked): Promise<void> {
  if (row.bonus_id) return;
  const { id, base, hotel_line: hotelLine, override, house_line: houseLine } = row;
  const entries = bonus({
    ...{ currency: row.currency as Currency, parts: { base, hotelLine, override, houseLine } },
    shares: await findShares(tx, id),
  });
  const cause = `commission/${id}/house-line/${row.version}`;
  await keepBonus(tx, { id, bonusId: await postTransaction(tx, { cause, entries, actorId, at }) });
}

/** Takes what we added back, where something of what it stands on changes. */
export async function takeHouseLineBack(tx: Tx, { row, actorId, at }: Booked): Promise<void> {
  if (!row.bonus_id) return;
  await reverseTransaction(tx, { transactionId: row.bonus_id, actorId, at });
  await keepBonus(tx, { id: row.id, bonusId: null });
}
