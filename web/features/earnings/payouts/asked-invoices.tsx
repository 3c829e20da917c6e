import { useState } from "react";
import type { Invoice } from "#domain/payouts/invoices.ts";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMoney, formatNumber } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { InvoiceLine } from "./payout-parts.tsx";
import styles from "./payouts.module.css";
import { withdrawInvoice } from "./payouts.ts";

type Asked = OwnPayouts["asked"][number];
type Own = Pick<OwnPayouts, "asked" | "taker" | "invoices" | "payouts">;

/** Payouts that wait for the reader's invoice or for finance to look at it, and invoices that count no more. */
export function AskedInvoices({ own: { asked, taker, invoices, payouts } }: { own: Own }) {
  const known = [...payouts.flatMap((payout) => payout.invoices), ...invoices];
  const last = known.find(({ details }) => details !== null)?.details ?? null;
  return (
    <>
      {asked.map((one) => (
        <AskedLine key={one.payoutId} asked={one} taker={taker} last={last} />
      ))}
      {invoices.map((invoice) => (
        <div key={invoice.id} className={styles.currencyHead}>
          <p>
            <InvoiceLine invoice={invoice} /> <span>{formatMoney(invoice.amount, invoice.currency)}</span>{" "}
            <small>{m.payouts_own_unused()}</small>
          </p>
          <WithdrawButton invoice={invoice} />
        </div>
      ))}
    </>
  );
}

type AskedLineProps = { asked: Asked; taker: OwnPayouts["taker"]; last: Invoice["details"] };

const says = {
  none: m.payouts_own_asked,
  asked: m.payouts_own_asked,
  came: m.payouts_own_came,
  confirmed: m.payouts_own_confirmed,
} satisfies Record<Asked["paper"], unknown>;

function AskedLine({ asked, taker, last }: AskedLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { batch, amount, gross, currency, rate, rateOn, paper, invoice } = asked;
  return (
    <div className={styles.currencyHead}>
      <p>
        <b>{formatMoney(amount, PAID_IN)}</b> <span>{says[paper]({ batch })}</span>
        {rate && rateOn && (
          <small>
            {m.payouts_own_fixed({
              ...{ gross: formatMoney(gross, currency), rate: formatNumber(Number(rate)) },
              day: formatCalendarDay(rateOn),
            })}
          </small>
        )}
        {invoice && (
          <small>
            <InvoiceLine invoice={invoice} />
          </small>
        )}
      </p>
      {invoice ? (
        <WithdrawButton invoice={invoice} />
      ) : (
        <Button size="work" onClick={() => setIsOpen(true)}>
          {m.payouts_invoice_add()}
          <span className="sr-only">{batch}</span>
        </Button>
      )}
      {isOpen && <InvoiceDialog asked={asked} taker={taker} last={last} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function WithdrawButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { run, isBusy } = useWrite(withdrawInvoice);
  const withdraw = async () => {
    const outcome = await run({ id });
    const isDone = outcome.state === "done";
    toast({
      text: isDone ? m.payouts_invoice_withdrawn() : refusalText(outcome),
      ...(!isDone && { tone: "bad" }),
    });
  };
  return (
    <Button look="quiet" size="work" isBusy={isBusy} onClick={() => void withdraw()}>
      {m.payouts_invoice_withdraw()}
      <span className="sr-only">{number}</span>
    </Button>
  );
}
