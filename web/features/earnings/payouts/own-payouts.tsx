import { useState } from "react";
import { Link } from "react-router";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoney } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { batchLook } from "./names.ts";
import { PayoutAddress, PayoutSum } from "./payout-parts.tsx";
import styles from "./payouts.module.css";
import { withdrawInvoice } from "./payouts.ts";

/** What the reader could be paid and which invoice is missing, then each payout with the rows it is made of. */
export function OwnPayoutsPanel({ own: { due, invoices, payouts } }: { own: OwnPayouts }) {
  const [latest, ...earlier] = payouts;
  const waiting = invoices.filter(({ isUsed }) => !isUsed);
  if (due.length === 0 && !latest && waiting.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-payouts">
      <h2 id="own-payouts" className={styles.part}>
        {m.payouts_title()}
      </h2>
      {due.map((one) => (
        <DueLine key={one.currency} {...one} />
      ))}
      {waiting.map((invoice) => (
        <WaitingInvoice key={invoice.id} invoice={invoice} />
      ))}
      {latest && <OwnPayout payout={latest} />}
      {earlier.length > 0 && (
        <ul className={styles.payees}>
          {earlier.map(({ id, batch, settledAt, preparedAt, state, net, proof }) => (
            <li key={id}>
              <span>
                {proof ? <a href={proof}>{batch}</a> : batch}
                <small>{formatDate(settledAt ?? preparedAt)}</small>
              </span>
              <span>{formatMoney(net, "BRL")}</span>
              <Badge tone={batchLook[state].tone}>{batchLook[state].name()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DueLine({ currency, amount, uninvoiced }: OwnPayouts["due"][number]) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.currencyHead}>
      <p>
        <b>{formatMoney(amount, currency)}</b>{" "}
        <span>{uninvoiced > 0 ? m.payouts_own_invoice_missing() : m.payouts_own_next()}</span>
      </p>
      {uninvoiced > 0 && (
        <Button size="work" onClick={() => setIsOpen(true)}>
          {m.payouts_invoice_add()}
        </Button>
      )}
      {isOpen && <InvoiceDialog currency={currency} amount={uninvoiced} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function WaitingInvoice({ invoice }: { invoice: OwnPayouts["invoices"][number] }) {
  const { run, isBusy } = useWrite(withdrawInvoice);
  const { id, number, amount, currency, path } = invoice;
  const withdraw = async () => {
    const outcome = await run({ id });
    const isDone = outcome.state === "done";
    toast({
      text: isDone ? m.payouts_invoice_withdrawn() : refusalText(outcome),
      ...(!isDone && { tone: "bad" }),
    });
  };
  const label = m.payouts_invoice_number({ number });
  return (
    <div className={styles.currencyHead}>
      <p>
        {path ? <a href={path}>{label}</a> : label} <span>{formatMoney(amount, currency)}</span>
      </p>
      <Button look="quiet" size="work" isBusy={isBusy} onClick={() => void withdraw()}>
        {m.payouts_invoice_withdraw()}
      </Button>
    </div>
  );
}

function OwnPayout({ payout }: { payout: OwnPayouts["payouts"][number] }) {
  const home = useHome();
  const { batch, state, currency, settledAt, preparedAt, invoices, proof } = payout;
  return (
    <div className={styles.sheet}>
      <h3>
        {m.payouts_own_of({ day: formatDate(settledAt ?? preparedAt) })}{" "}
        <Badge tone={batchLook[state].tone}>{batchLook[state].name()}</Badge>
      </h3>
      <p className="note">{batch}</p>
      <div className={styles.columns}>
        <PayoutSum
          payout={payout}
          currency={currency}
          reference={({ commissionId, reference }) => (
            <Link to={`${home}/earnings/${commissionId}`}>{reference}</Link>
          )}
        />
        <PayoutAddress payout={payout} />
        <div className={styles.papers}>
          {invoices.map(({ number, path }) => (
            <p key={number}>
              {path ? (
                <a href={path}>{m.payouts_invoice_number({ number })}</a>
              ) : (
                m.payouts_invoice_number({ number })
              )}
            </p>
          ))}
          {proof && (
            <p>
              <a href={proof}>{m.payouts_proof_open()}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
