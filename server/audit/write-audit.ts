import type { Tx } from "#platform/database/database.ts";
import { type AuditEntry, insertEntry } from "./queries.ts";

type Written = Omit<AuditEntry, "before" | "after" | "reason"> & Partial<AuditEntry>;

/** Records who did what to what, in the transaction that does it. */
export async function writeAudit(tx: Tx, entry: Written): Promise<void> {
  await insertEntry(tx, { before: null, after: null, reason: null, ...entry });
}
