import { useState } from "react";
import type { Claims } from "#domain/commissions/claims.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatDate, formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import styles from "../payouts/payouts.module.css";
import { readTyped } from "../words.ts";
import { recordRepayment, useClaims } from "./transfers.ts";

type Claim = Claims["claims"][number];

/** What payees owe back of what they were paid, each with the way to say that it came; nothing where nobody does. */
export function ClaimsPanel() {
  const { data } = useClaims();
  const [opened, setOpened] = useState<Claim | null>(null);
  if (!data || data.claims.length === 0) return null;
  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby="claims">
      <h2 id="claims" className={styles.part}>
        {m.earnings_account_payee_receivable()}
      </h2>
      <ul className={styles.payees}>
        {data.claims.map((claim) => (
          <li key={claim.id}>
            <span>
              {claim.payee.name || m.payouts_left_gone()}
              <small>
                {claim.reference}, {formatDate(claim.since)}
              </small>
              <small>{claim.reason}</small>
            </span>
            <span>{formatMoney(claim.amount, claim.currency)}</span>
            <Button look="outline" size="work" onClick={() => setOpened(claim)}>
              {m.earnings_claim_repaid()}
              <span className="sr-only">{claim.reference}</span>
            </Button>
          </li>
        ))}
      </ul>
      {opened && <RepaidDialog claim={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function RepaidDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { run } = useWrite(recordRepayment(claim.id));
  const send = (fields: FormData) => {
    const of = (name: string) => String(fields.get(name) ?? "").trim();
    const amount = readTyped(of("amount"), PAID_IN);
    if (!of("paidOn") || !of("reference") || !amount) return m.earnings_error_fields();
    return run({ paidOn: of("paidOn"), reference: of("reference"), amount });
  };
  return (
    <MoveDialog
      title={m.earnings_claim_repaid()}
      text={`${claim.payee.name}, ${claim.reference}: ${formatMoney(claim.amount, claim.currency)}`}
      action={m.earnings_claim_repaid()}
      done={m.earnings_claim_done()}
      send={send}
      onClose={onClose}
    >
      <TextField name="paidOn" type="date" label={m.earnings_remit_day()} required />
      <TextField
        name="amount"
        label={m.earnings_claim_amount()}
        defaultValue={claim.currency === PAID_IN ? typedAmount(claim.amount, PAID_IN) : ""}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="reference"
        label={m.earnings_declare_reference()}
        maxLength={60}
        autoComplete="off"
        required
      />
    </MoveDialog>
  );
}
