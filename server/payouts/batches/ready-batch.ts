import type { NewFact } from "#domain/facts/facts.ts";
import { lackOf, type PaperState, paperState } from "#domain/payouts/invoices.ts";
import type { PayoutRow } from "./queries.ts";

type Judged = Pick<PayoutRow, "needs_invoice" | "invoice_id" | "confirmed_at">;

/** How far the paper of a payout is. */
export function paperOf({ needs_invoice, invoice_id, confirmed_at }: Judged): PaperState {
  return paperState({
    ...{ needsInvoice: needs_invoice, hasInvoice: invoice_id !== null, isConfirmed: confirmed_at !== null },
  });
}

/** What a drafted batch waits for before anybody approves it. */
export function batchLack(payouts: readonly Judged[]) {
  return lackOf(payouts.map(paperOf));
}

type Prepared = { batchId: string; preparedBy: string; payouts: readonly Judged[] };

/** That a batch waits for the second administrator alone, once nothing of it is missing; the first time counts. */
export function readyOf({ batchId, preparedBy, payouts }: Prepared): NewFact[] {
  if (batchLack(payouts) !== null) return [];
  return [{ kind: "payout_prepared", cause: batchId, actorId: preparedBy, data: { batchId, preparedBy } }];
}
