import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { type BatchRow, findPayouts, holdBatch, type PayoutRow } from "./queries.ts";

type Which = { id: string; version: number };

/** Holds a batch as it was read, with its payouts; one that has changed since is refused. */
export async function holdAsRead(
  tx: Tx,
  { id, version }: Which,
): Promise<{ batch: BatchRow; payouts: PayoutRow[] }> {
  const batch = await holdBatch(tx, id);
  if (!batch) throw refuse("not_found");
  if (batch.version !== version) throw refuse("conflict");
  return { batch, payouts: await findPayouts(tx, { batchId: id }) };
}
