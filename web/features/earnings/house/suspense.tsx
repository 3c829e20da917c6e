import { useState } from "react";
import type { Suspense } from "#domain/commissions/transfers.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatCalendarDay, formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import styles from "../payouts/payouts.module.css";
import { readTyped } from "../words.ts";
import { matchSuspense, reverseRemittance, useSuspense } from "./transfers.ts";

type Waiting = Suspense["payments"][number];

/** What came and nobody knew what for, each with the way to say so; nothing where nothing waits. */
export function SuspensePanel() {
  const { data } = useSuspense();
  const [opened, setOpened] = useState<Waiting | null>(null);
  const [wrong, setWrong] = useState<Waiting | null>(null);
  if (!data || data.payments.length === 0) return null;
  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby="suspense">
      <h2 id="suspense" className={styles.part}>
        {m.earnings_account_suspense()}
      </h2>
      <ul className={styles.payees}>
        {data.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {payment.hotel}
              <small>
                {payment.reference}, {formatCalendarDay(payment.paidOn)}
              </small>
            </span>
            <span>{formatMoney(payment.unmatched, payment.currency)}</span>
            <span className={styles.actions}>
              <Button look="quiet" size="work" onClick={() => setWrong(payment)}>
                {m.earnings_suspense_reverse()}
                <span className="sr-only">{payment.reference}</span>
              </Button>
              <Button look="outline" size="work" onClick={() => setOpened(payment)}>
                {m.earnings_suspense_match()}
                <span className="sr-only">{payment.reference}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {opened && <MatchDialog payment={opened} onClose={() => setOpened(null)} />}
      {wrong && <ReverseDialog payment={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}

type DialogProps = { payment: Waiting; onClose: () => void };

function ReverseDialog({ payment: { id, hotel, reference, unmatched, currency }, onClose }: DialogProps) {
  const { run } = useWrite(reverseRemittance(id));
  const send = (fields: FormData) => {
    const reason = String(fields.get("reason") ?? "").trim();
    return reason === "" ? m.earnings_error_fields() : run({ reason });
  };
  const amount = formatMoney(unmatched, currency);
  return (
    <MoveDialog
      title={m.earnings_suspense_reverse()}
      text={m.earnings_suspense_reverse_text({ hotel, reference, amount })}
      action={m.earnings_suspense_reverse()}
      done={m.earnings_suspense_reversed()}
      send={send}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={m.earnings_dispute_reason()} maxLength={1_000} required />
    </MoveDialog>
  );
}

function MatchDialog({ payment, onClose }: DialogProps) {
  const { id, hotel, reference, unmatched, currency } = payment;
  const { run } = useWrite(matchSuspense(id));
  const send = (fields: FormData) => {
    const number = String(fields.get("number") ?? "").trim();
    const amount = readTyped(String(fields.get("amount") ?? ""), currency);
    if (!/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/.test(number) || !amount || amount > unmatched)
      return m.earnings_suspense_wrong({ amount: formatMoney(unmatched, currency) });
    return run({ number, amount }).then((outcome) => outcome);
  };
  return (
    <MoveDialog
      title={m.earnings_suspense_match()}
      text={`${hotel}, ${reference}`}
      action={m.earnings_suspense_match()}
      done={m.earnings_suspense_done()}
      send={send}
      onClose={onClose}
    >
      <TextField name="number" label={m.earnings_number()} maxLength={40} autoComplete="off" required />
      <TextField
        name="amount"
        label={`${m.payouts_invoice_amount()} (${currency})`}
        defaultValue={typedAmount(unmatched, currency)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </MoveDialog>
  );
}
