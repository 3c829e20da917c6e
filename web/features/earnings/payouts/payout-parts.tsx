import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { Currency } from "#domain/money/money.ts";
import type { Invoice } from "#domain/payouts/invoices.ts";
import type { Payout } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { formatPixKey } from "#domain/pix/keys.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { kindNames } from "../payout/kind-names.ts";
import { formatRate } from "../words.ts";
import { withholdingNames } from "./names.ts";
import styles from "./payouts.module.css";

type Shown = Omit<Payout, "payee">;
type PayoutSumProps = {
  payout: Shown;
  currency: Currency;
  reference: (row: Payout["rows"][number]) => ReactNode;
};

/** The rows of a payout, their sum, what is kept back and what is left. */
export function PayoutSum({ payout, currency, reference }: PayoutSumProps) {
  const { rows, paidGross, withholdings, net } = payout;
  const isExchanged = currency !== PAID_IN;
  return (
    <dl className={classNames(styles.sum, styles.amounts)}>
      {rows.map((row) => (
        <div key={row.commissionId}>
          <dt>
            {reference(row)}
            <small>{isExchanged ? `${row.hotel}, ${formatMoney(row.amount, currency)}` : row.hotel}</small>
          </dt>
          <dd>{formatMoney(row.paid, PAID_IN)}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{m.payouts_rows_sum()}</dt>
        <dd>{formatMoney(paidGross, PAID_IN)}</dd>
      </div>
      {withholdings.map(({ kind, rate, amount, note }) => (
        <div key={`${kind} ${rate} ${amount} ${note}`}>
          <dt>
            {withholdingNames[kind]()} {rate === null ? "" : formatRate(rate)}
            {note && <small>{note}</small>}
          </dt>
          <dd>−{formatMoney(amount, PAID_IN)}</dd>
        </div>
      ))}
      {withholdings.length > 0 && (
        <div data-total="">
          <dt>{m.payouts_net()}</dt>
          <dd>{formatMoney(net, PAID_IN)}</dd>
        </div>
      )}
    </dl>
  );
}

/** An invoice by its number, which opens it while its file is there. */
export function InvoiceLine({ invoice: { number, path } }: { invoice: Invoice }) {
  const name = m.payouts_invoice_number({ number });
  return path ? <a href={path}>{name}</a> : name;
}

/** Where a payout goes and, while it is to be paid, the code that a bank's app reads. */
export function PayoutAddress({ payout: { to, memo, code, net } }: { payout: Shown }) {
  return (
    <div className={styles.address}>
      {to ? (
        <dl className={styles.sum}>
          <div>
            <dt>
              {m.payouts_details_key()}
              <small>{kindNames[to.kind]()}</small>
            </dt>
            <dd>{formatPixKey(to)}</dd>
          </div>
          <div>
            <dt>{m.payouts_details_holder()}</dt>
            <dd>{to.holder}</dd>
          </div>
          <div>
            <dt>{m.payouts_memo()}</dt>
            <dd>{memo}</dd>
          </div>
        </dl>
      ) : (
        <p className="note">{m.payouts_left_gone()}</p>
      )}
      {code && (
        <div className={styles.code}>
          <img src={code.picture} alt={m.payouts_code_alt({ amount: formatMoney(net, PAID_IN) })} />
          <div className="stack">
            <p>{m.payouts_code_text({ amount: formatMoney(net, PAID_IN) })}</p>
            <Button look="outline" size="work" onClick={() => void copy(code.text)}>
              <Copy size={15} strokeWidth={1.5} aria-hidden="true" />
              {m.payouts_code_copy()}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast({ text: m.payouts_code_copied() });
}
