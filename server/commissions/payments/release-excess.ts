import { released } from "#domain/commissions/postings.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction } from "../../ledger/post-transaction.ts";
import { type CommissionRow, insertEvent } from "../queries.ts";
import { addReceived, findMatches, returnToWaiting } from "./queries.ts";

type Released = { row: CommissionRow; amount: number; actorId: string; at: Date };

/** So much of what came is no longer for this stay: it waits with the transfers it came with, the latest first. */
export async function releaseExcess(tx: Tx, { row, amount, actorId, at }: Released): Promise<void> {
  if (amount <= 0) return;
  let left = amount;
  for (const match of await findMatches(tx, row.id)) {
    const part = Math.min(left, match.amount);
    if (part > 0) {
      await returnToWaiting(tx, { paymentId: match.paymentId, commissionId: row.id, amount: part });
    }
    left -= part;
  }
  // What banks kept of a transfer cannot wait for anything.
  if (left > 0) throw refuse("commission_paid_part");
  const entries = released({ hotelId: row.hotel_id!, currency: row.currency as Currency, amount });
  await postTransaction(tx, { cause: `commission/${row.id}/released/${row.version}`, entries, actorId, at });
  await addReceived(tx, { id: row.id, amount: -amount, at });
  await insertEvent(tx, {
    ...{ commission_id: row.id, kind: "released", by: "house", actor_id: actorId, body: "", at },
    data: JSON.stringify({ amount }),
  });
}
