import { randomUUID } from "node:crypto";
import { type Entry, imbalanceOf, reversalOf, tidyEntries } from "#domain/ledger/ledger.ts";
import type { Tx } from "#platform/database/database.ts";
import { findBooked, findEntries, insertEntries, insertTransaction } from "./queries.ts";

type Posting = { cause: string; entries: readonly Entry[]; actorId: string | null; at: Date };

/**
 * Books a transaction once for its cause; its id, or null where it moves nothing or was booked before. What does not
 * balance is a mistake of ours and ends the database transaction.
 */
export async function postTransaction(
  tx: Tx,
  { cause, entries, actorId, at }: Posting,
): Promise<string | null> {
  const tidy = tidyEntries(entries);
  if (imbalanceOf(tidy).size > 0) throw new Error(`transaction ${cause} does not balance`);
  if (tidy.length === 0) return null;
  const id = randomUUID();
  if (!(await insertTransaction(tx, { id, cause, reverses_id: null, actor_id: actorId, at }))) return null;
  await insertEntries(tx, { id, entries: tidy });
  return id;
}

type Reversal = { transactionId: string; actorId: string | null; at: Date };

/** Takes a transaction back by one that names it; once, however often it is asked. */
export async function reverseTransaction(tx: Tx, { transactionId, actorId, at }: Reversal): Promise<void> {
  const id = randomUUID();
  const cause = `reversal/${transactionId}`;
  const isNew = await insertTransaction(tx, { id, cause, reverses_id: transactionId, actor_id: actorId, at });
  if (!isNew) return;
  await insertEntries(tx, { id, entries: reversalOf(await findEntries(tx, transactionId)) });
}

/** Takes back what a cause booked. */
export async function reverseCause(
  tx: Tx,
  { cause, ...by }: Omit<Reversal, "transactionId"> & { cause: string },
): Promise<void> {
  await reverseTransaction(tx, { transactionId: await findBooked(tx, cause), ...by });
}
