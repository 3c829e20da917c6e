import { type ChangeEvent, useState } from "react";
import { Link } from "react-router";
import type { Payout, PayoutBatch } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { PayoutAddress, PayoutSum } from "./payout-parts.tsx";
import styles from "./payouts.module.css";
import { prove } from "./payouts.ts";
import { WithholdingsDialog } from "./withholdings-dialog.tsx";

type PayoutSheetProps = { payout: Payout; batch: PayoutBatch };

/** What one payee gets: the rows that are its sum, where it goes, the code to pay it by, and its papers. */
export function PayoutSheet({ payout, batch }: PayoutSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, currency } = batch;
  const canProve = state === "approved" || state === "sent";
  return (
    <section className={styles.sheet} aria-labelledby={`payout-${payout.id}`}>
      <h2 id={`payout-${payout.id}`}>{payout.payee.name || m.payouts_left_gone()}</h2>
      <div className={styles.columns}>
        <div className={styles.rows}>
          <PayoutSum
            payout={payout}
            currency={currency}
            reference={({ commissionId, reference }) => (
              <Link to={`/admin/commissions/${commissionId}`}>{reference}</Link>
            )}
          />
          {state === "drafted" && (
            <Button look="outline" size="small" onClick={() => setIsOpen(true)}>
              {m.payouts_withhold()}
            </Button>
          )}
          {isOpen && <WithholdingsDialog payout={payout} batch={batch} onClose={() => setIsOpen(false)} />}
        </div>
        <PayoutAddress payout={payout} />
        <div className={styles.papers}>
          {payout.invoices.map(({ number, amount, path }) => (
            <p key={number}>
              {path ? (
                <a href={path}>{m.payouts_invoice_number({ number })}</a>
              ) : (
                m.payouts_invoice_number({ number })
              )}
              <small>{formatMoney(amount, currency)}</small>
            </p>
          ))}
          {payout.proof && (
            <p>
              <a href={payout.proof}>{m.payouts_proof_open()}</a>
            </p>
          )}
          {canProve && <ProofField payout={payout} batch={batch} />}
        </div>
      </div>
    </section>
  );
}

function ProofField({ payout, batch }: PayoutSheetProps) {
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
