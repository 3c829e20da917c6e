import type { Tx } from "#platform/database/database.ts";
import { type CommissionRow, findCommission } from "./queries.ts";

/** A commission that the caller holds, whole; it exists, or the caller could not hold it. */
export async function readHeld(tx: Tx, id: string): Promise<CommissionRow> {
  return (await findCommission(tx, { id }))!;
}
