import { randomUUID } from "node:crypto";
import type { NewInvoice } from "#domain/payouts/invoices.ts";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { findPayouts, holdBatch, type PayoutRow, updateBatch } from "../batches/queries.ts";
import { readOwnPayouts } from "../own/read-own-payouts.ts";
import { findBatchOf, insertInvoice } from "./queries.ts";
import { requirePaper } from "./require-paper.ts";

type Input = { payeeId: string; invoice: NewInvoice; once: Once };

/**
 * A payee's invoice for a payout whose rate is fixed: in reais, for what it comes to, to the cent. Whoever looks at the
 * batch has to look again.
 */
export async function addInvoice(deps: Deps, { payeeId, invoice, once }: Input): Promise<OwnPayouts> {
  return runOnce(deps.db, once, async (tx) => {
    const { payoutId, number, amount, fileId, iss, other } = invoice;
    const payout = await holdAsked(tx, { payoutId, payeeId });
    if (payout.invoice_id) throw refuse("invoice_there");
    if (amount !== payout.paid_gross) throw refuse("invoice_amount");
    if (iss + other >= amount)
      throw refuse("validation_failed", { fields: { [other > iss ? "other" : "iss"]: "invalid" } });
    await requirePaper(tx, { fileId, userId: payeeId });
    const now = deps.clock.now();
    const { company } = await readSettings({ ...deps, db: tx });
    const id = randomUUID();
    const isNew = await insertInvoice(tx, {
      ...{ id, payee_id: payeeId, payout_id: payoutId, currency: PAID_IN, amount, number, file_id: fileId },
      ...{ taker_name: company.name, taker_cnpj: company.cnpj, city: invoice.city, iss, other },
      ...{ service_code: invoice.serviceCode, competence: invoice.competence, regime: invoice.regime },
      ...{ other_word: invoice.otherWord.trim(), created_at: now },
    });
    if (!isNew) throw refuse("invoice_exists");
    const { batch_id: batchId, prepared_by: preparedBy } = payout;
    await updateBatch(tx, { id: batchId, changes: {} });
    await writeAudit(tx, {
      ...{ actorId: payeeId, action: "payout_invoice.added", subjectType: "payout_invoice", subjectId: id },
      ...{ after: { amount, regime: invoice.regime, iss, other }, now },
    });
    const data = { batchId, payoutId, preparedBy };
    await recordFacts(tx, deps, [{ kind: "payout_invoiced", cause: id, actorId: payeeId, data }]);
    return readOwnPayouts({ ...deps, db: tx }, payeeId);
  });
}

type Asked = { payoutId: string; payeeId: string };

/** Holds the batch of a payout whose payee is asked for an invoice; what is another's does not exist. */
async function holdAsked(tx: Tx, { payoutId, payeeId }: Asked): Promise<PayoutRow> {
  const batchId = await findBatchOf(tx, { payoutId, payeeId });
  if (!batchId) throw refuse("not_found");
  await holdBatch(tx, batchId);
  const payout = (await findPayouts(tx, { batchId })).find(({ id }) => id === payoutId);
  if (payout?.state !== "drafted" || !payout.needs_invoice) throw refuse("payout_state");
  return payout;
}
