import { useState } from "react";
import { useNavigate } from "react-router";
import type { PayoutDue } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { QueryView, type Shown } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { leftOutNames } from "./names.ts";
import styles from "./payouts.module.css";
import { prepareBatch } from "./payouts.ts";

type Due = PayoutDue["currencies"][number];

/** What could be paid now, currency by currency: who is in, who is left out and why, and the way to make a batch. */
export function DuePanel({ query }: { query: Shown<PayoutDue> }) {
  return (
    <section className={styles.due} aria-labelledby="payouts-due">
      <h2 id="payouts-due" className={styles.part}>
        {m.payouts_due()}
      </h2>
      <QueryView query={query} lines={3}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <p className="note">{m.payouts_due_none()}</p>
          ) : (
            currencies.map((due) => <CurrencyDue key={due.currency} {...due} />)
          )
        }
      </QueryView>
    </section>
  );
}

function CurrencyDue({ currency, total, ready, payees }: Due) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.currency}>
      <div className={styles.currencyHead}>
        <p>
          <b>{formatMoney(total, currency)}</b> <span>{m.payouts_due_total({ currency })}</span>
          <small>{readyText({ currency, total, ready })}</small>
        </p>
        {ready > 0 && (
          <Button size="work" onClick={() => setIsOpen(true)}>
            {m.payouts_prepare()}
          </Button>
        )}
      </div>
      <ul className={styles.payees}>
        {payees.map(({ id, name, amount, count, leftOut, needsInvoice }) => (
          <li key={id}>
            <span>
              {name || m.payouts_left_gone()}
              <small>{m.earnings_tile_count({ count })}</small>
              {needsInvoice && <small>{m.payouts_due_asks()}</small>}
            </span>
            <span>{formatMoney(amount, currency)}</span>
            {leftOut ? (
              <Badge tone="warn">{leftOutNames[leftOut]()}</Badge>
            ) : (
              <Badge tone="ok">{m.payouts_due_in()}</Badge>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <PrepareDialog currency={currency} sum={ready} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** What of all that is approved can be paid now. */
function readyText({ currency, total, ready }: Pick<Due, "currency" | "total" | "ready">): string {
  if (ready === total) return m.payouts_due_ready_all();
  return ready > 0
    ? m.payouts_due_ready({ amount: formatMoney(ready, currency) })
    : m.payouts_due_ready_none();
}

type PrepareProps = Pick<Due, "currency"> & { sum: number; onClose: () => void };

/** Asks for the rate of what is owed in another currency; what is owed in reais is only confirmed. */
function PrepareDialog({ currency, sum, onClose }: PrepareProps) {
  const navigate = useNavigate();
  const { run } = useWrite(prepareBatch);
  const isExchanged = currency !== PAID_IN;
  const send = (fields: FormData) => {
    const rate = String(fields.get("rate") ?? "")
      .trim()
      .replace(",", ".");
    const rateOn = String(fields.get("rateOn") ?? "");
    if (isExchanged && (!/^\d{1,9}(\.\d{1,10})?$/.test(rate) || Number(rate) === 0 || rateOn === ""))
      return m.payouts_rate_wrong();
    const made = run({ currency, rate: isExchanged ? rate : null, rateOn: isExchanged ? rateOn : null });
    return made.then((outcome) => {
      if (outcome.state === "done") void navigate(`/admin/commissions/payouts/${outcome.value.id}`);
      return outcome;
    });
  };
  return (
    <MoveDialog
      title={m.payouts_prepare()}
      text={m.payouts_prepare_text({ amount: formatMoney(sum, currency) })}
      action={m.payouts_prepare()}
      done={m.payouts_prepare_done()}
      send={send}
      onClose={onClose}
    >
      {isExchanged && (
        <>
          <TextField
            name="rate"
            label={m.payouts_rate({ currency })}
            hint={m.payouts_rate_hint()}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField name="rateOn" type="date" label={m.payouts_rate_on()} required />
        </>
      )}
    </MoveDialog>
  );
}
