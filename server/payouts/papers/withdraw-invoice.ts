import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findPayouts, holdBatch, updateBatch, updatePayout } from "../batches/queries.ts";
import { readOwnPayouts } from "../own/read-own-payouts.ts";
import { deleteInvoice, findBatchOf, findInvoice } from "./queries.ts";

type Withdrawn = { id: string; payeeId: string };

/** A payee takes an invoice back while its payout is not approved; what finance said of it counts no more. */
export async function withdrawInvoice(deps: Deps, { id, payeeId }: Withdrawn): Promise<OwnPayouts> {
  return transact(deps.db, async (tx) => {
    const seen = await findInvoice(tx, { id, payeeId });
    if (!seen) throw refuse("not_found");
    const batchId = seen.payout_id && (await findBatchOf(tx, { payoutId: seen.payout_id, payeeId }));
    if (batchId) await holdBatch(tx, batchId);
    const found = await findInvoice(tx, { id, payeeId });
    if (!found) throw refuse("not_found");
    if (found.is_used) throw refuse("invoice_used");
    await deleteInvoice(tx, id);
    if (found.file_id) await deps.files.remove(tx, found.file_id);
    if (batchId && found.payout_id && found.is_live) await forgetConfirmed(tx, batchId, found.payout_id);
    await writeAudit(tx, {
      ...{ actorId: payeeId, action: "payout_invoice.withdrawn", subjectType: "payout_invoice" },
      ...{ subjectId: id, now: deps.clock.now() },
    });
    return readOwnPayouts({ ...deps, db: tx }, payeeId);
  });
}

async function forgetConfirmed(tx: Tx, batchId: string, payoutId: string): Promise<void> {
  const payout = (await findPayouts(tx, { batchId })).find(({ id }) => id === payoutId);
  if (!payout) return;
  const bare = { withholdings: "[]", withheld: 0, net: payout.paid_gross, confirmed_at: null };
  await updatePayout(tx, { id: payoutId, changes: bare });
  await updateBatch(tx, { id: batchId, changes: {} });
}
