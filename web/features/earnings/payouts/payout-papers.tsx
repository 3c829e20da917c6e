import type { ChangeEvent } from "react";
import type { Invoice } from "#domain/payouts/invoices.ts";
import type { Payout, PayoutBatch } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { formatMoney, formatMonth } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { paperLook, regimeNames } from "./names.ts";
import { InvoiceLine } from "./payout-parts.tsx";
import styles from "./payouts.module.css";
import { prove } from "./payouts.ts";

type PapersProps = { payout: Payout; batch: PayoutBatch };

/** The papers of a payout: how far its invoice is and what that says, and the bank's proof. */
export function PayoutPapers({ payout, batch }: PapersProps) {
  const { paper, invoices, proof } = payout;
  const canProve = batch.state === "approved" || batch.state === "sent";
  return (
    <div className={styles.papers}>
      {batch.state === "drafted" && (
        <p>
          <Badge tone={paperLook[paper].tone}>{paperLook[paper].name()}</Badge>
        </p>
      )}
      {invoices.map((invoice) => (
        <InvoicePaper key={invoice.id} invoice={invoice} />
      ))}
      {proof && (
        <p>
          <a href={proof}>{m.payouts_proof_open()}</a>
        </p>
      )}
      {canProve && <ProofField payout={payout} batch={batch} />}
    </div>
  );
}

function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { amount, currency, details } = invoice;
  const kept = details ? details.iss + details.other : 0;
  return (
    <div className={styles.invoice}>
      <p>
        <InvoiceLine invoice={invoice} />
        <small>{formatMoney(amount, currency)}</small>
      </p>
      {details && (
        <small>
          {m.payouts_invoice_of({
            ...{ city: details.city, code: details.serviceCode, month: formatMonth(details.competence) },
            regime: regimeNames[details.regime](),
          })}
        </small>
      )}
      {kept > 0 && <small>{m.payouts_invoice_says({ amount: formatMoney(kept, PAID_IN) })}</small>}
    </div>
  );
}

function ProofField({ payout, batch }: PapersProps) {
  const { run, isBusy } = useWrite(prove({ id: batch.id, payoutId: payout.id }));
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return;
    const outcome = await run({ version: batch.version, file });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.payouts_proof_kept() : refusalText(outcome), ...(!isDone && { tone: "bad" }) });
  };
  return (
    <TextField
      type="file"
      label={payout.proof ? m.payouts_proof_replace() : m.payouts_proof()}
      hint={m.payouts_paper_hint()}
      accept="application/pdf,image/png,image/jpeg"
      disabled={isBusy}
      onChange={(event) => void send(event)}
    />
  );
}
