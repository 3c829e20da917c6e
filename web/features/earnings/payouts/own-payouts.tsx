import { Link } from "react-router";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoney } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AskedInvoices } from "./asked-invoices.tsx";
import { batchLook } from "./names.ts";
import { InvoiceLine, PayoutAddress, PayoutSum } from "./payout-parts.tsx";
import styles from "./payouts.module.css";

/** Which invoices are asked for and what the reader could be paid, then each payout with the rows it is made of. */
export function OwnPayoutsPanel({ own }: { own: OwnPayouts }) {
  const { due, asked, invoices, payouts } = own;
  const [latest, ...earlier] = payouts;
  if (due.length + asked.length + invoices.length === 0 && !latest) return null;
  return (
    <section className={styles.own} aria-labelledby="own-payouts">
      <h2 id="own-payouts" className={styles.part}>
        {m.payouts_title()}
      </h2>
      <AskedInvoices own={own} />
      {due.map((one) => (
        <DueLine key={one.currency} {...one} />
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

function DueLine({ currency, amount }: OwnPayouts["due"][number]) {
  return (
    <div className={styles.currencyHead}>
      <p>
        <b>{formatMoney(amount, currency)}</b> <span>{m.payouts_own_next()}</span>
      </p>
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
          {invoices.map((invoice) => (
            <p key={invoice.id}>
              <InvoiceLine invoice={invoice} />
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
