import { randomUUID } from "node:crypto";
import type { NewInvoice, OwnPayouts } from "#domain/payouts/payouts.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findDue, holdCommissions } from "../batches/queries.ts";
import { readOwnPayouts } from "../own/read-own-payouts.ts";
import { deleteInvoice, findInvoice, findInvoiced, insertInvoice } from "./queries.ts";
import { requirePaper } from "./require-paper.ts";

type Input = { payeeId: string; invoice: NewInvoice; once: Once };

/** A payee's invoice for all that is due to them in a currency and stands on none: its amount is that sum, to the cent. */
export async function addInvoice(deps: Deps, { payeeId, invoice, once }: Input): Promise<OwnPayouts> {
  const { currency, number, amount, fileId } = invoice;
  return runOnce(deps.db, once, async (tx) => {
    const seen = await findDue(tx, { payeeId, currency });
    await holdCommissions(
      tx,
      seen.map((row) => row.commission_id),
    );
    const rows = (await findDue(tx, { payeeId, currency })).filter((row) => !row.has_invoice);
    if (rows.length === 0) throw refuse("payout_nothing");
    const sum = rows.reduce((total, row) => total + Number(row.amount), 0);
    if (sum !== amount) throw refuse("validation_failed", { fields: { amount: "invalid" } });
    await requirePaper(tx, { fileId, userId: payeeId });
    const now = deps.clock.now();
    const id = randomUUID();
    const isNew = await insertInvoice(tx, {
      invoice: { id, payee_id: payeeId, currency, amount, number, file_id: fileId, created_at: now },
      commissionIds: rows.map((row) => row.commission_id),
    });
    if (!isNew) throw refuse("invoice_exists");
    await writeAudit(tx, {
      ...{ actorId: payeeId, action: "payout_invoice.added", subjectType: "payout_invoice", subjectId: id },
      ...{ after: { currency, amount, rows: rows.length }, now },
    });
    return readOwnPayouts({ ...deps, db: tx }, payeeId);
  });
}

type Withdrawn = { id: string; payeeId: string };

/** A payee takes an invoice back that stands in no payout; another may take its place. */
export async function withdrawInvoice(deps: Deps, { id, payeeId }: Withdrawn): Promise<OwnPayouts> {
  return transact(deps.db, async (tx) => {
    await holdCommissions(tx, await findInvoiced(tx, id));
    const found = await findInvoice(tx, { id, payeeId });
    if (!found) throw refuse("not_found");
    if (found.is_used) throw refuse("invoice_used");
    await deleteInvoice(tx, id);
    if (found.file_id) await deps.files.remove(tx, found.file_id);
    await writeAudit(tx, {
      ...{ actorId: payeeId, action: "payout_invoice.withdrawn", subjectType: "payout_invoice" },
      ...{ subjectId: id, now: deps.clock.now() },
    });
    return readOwnPayouts({ ...deps, db: tx }, payeeId);
  });
}
