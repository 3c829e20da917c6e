import type { Tx } from "#platform/database/database.ts";
import { type AuditEntry, insertEntry } from "./queries.ts";

type Written = Omit<AuditEntry, "before" | "after" | "reason" | "reverts"> & Partial<AuditEntry>;

/** Records who did what to what, in the transaction that does it; secrets and what clients told are left out. */
export async function writeAudit(tx: Tx, entry: Written): Promise<void> {
  await insertEntry(tx, { before: null, after: null, reason: null, reverts: null, ...entry });
}
