import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { type CommissionRow, holdCommission, type Reader } from "./queries.ts";

type Named = { id: string; version: number };

/**
 * Holds commissions of a reader's in one order, so that two who take the same ones wait and do not block each other;
 * one of others is not there, and one that has changed since it was read is refused.
 */
export async function holdSome<T extends Named>(
  tx: Tx,
  { rows, reader }: { rows: readonly T[]; reader: Reader },
): Promise<{ row: CommissionRow; asked: T }[]> {
  const held: { row: CommissionRow; asked: T }[] = [];
  const unique = new Map(rows.map((asked) => [asked.id, asked]));
  for (const asked of [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await holdCommission(tx, { id: asked.id, ...reader });
    if (!row) throw refuse("not_found");
    if (row.version !== asked.version) throw refuse("conflict");
    held.push({ row, asked });
  }
  return held;
}
