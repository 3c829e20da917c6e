import { type LineOutcome, type Shortfall, shortfalls } from "#domain/commissions/remittance.ts";
import type { Remittance, RemittanceResult } from "#domain/commissions/transfers.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "../earnings.module.css";

const outcomes: Record<LineOutcome, () => string> = {
  full: m.earnings_outcome_full,
  charges: m.earnings_outcome_charges,
  partial: m.earnings_outcome_partial,
  over: m.earnings_outcome_over,
  uncovered: m.earnings_outcome_uncovered,
  unknown: m.earnings_outcome_unknown,
  other_currency: m.earnings_outcome_other_currency,
  void: m.earnings_outcome_void,
  paid: m.earnings_outcome_paid,
  disputed: m.earnings_outcome_disputed,
  direct: m.earnings_outcome_direct,
  not_due: m.earnings_outcome_not_due,
};

const shortfallNames: Record<Shortfall, () => string> = {
  charges: m.earnings_shortfall_charges,
  partial: m.earnings_shortfall_partial,
};

type RemittanceOutcomeProps = {
  remittance: Remittance;
  result: RemittanceResult;
  onChoose: (shortfall: Shortfall) => void;
};

/** What a transfer comes to, line by line, and what is missing of it in words. */
export function RemittanceOutcome({ remittance, result, onChoose }: RemittanceOutcomeProps) {
  const { currency } = remittance;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section aria-live="polite">
      <table className={styles.table}>
        <caption className="sr-only">{m.earnings_remit_try()}</caption>
        <tbody>
          {result.lines.map(({ number, amount, outcome }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a number twice
            <tr key={at}>
              <td>{number}</td>
              <td data-numeric="">{money(amount)}</td>
              <td>{outcomes[outcome]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{m.earnings_remit_charges({ amount: money(result.charges) })}</p>
      <p>{m.earnings_remit_unmatched({ amount: money(result.unmatched) })}</p>
      {result.missing > 0 && <Missing {...{ remittance, result, onChoose }} />}
    </section>
  );
}

/** What is missing: little enough to be the banks', then somebody says whose it is, or too much for that. */
function Missing({ remittance: { currency, shortfall }, result, onChoose }: RemittanceOutcomeProps) {
  const { missing, tolerance } = result;
  const said = { amount: formatMoney(missing, currency), tolerance: formatMoney(tolerance, currency) };
  if (missing > tolerance) return <p>{m.earnings_remit_missing_above(said)}</p>;
  return (
    <>
      <p>{m.earnings_remit_missing_within(said)}</p>
      <SelectField
        label={m.earnings_shortfall()}
        options={shortfalls.map((value) => ({ value, label: shortfallNames[value]() }))}
        value={shortfall}
        onChange={(event) => {
          // The transfer is the same: what was tried of it stays in sight.
          event.stopPropagation();
          onChoose(event.currentTarget.value as Shortfall);
        }}
      />
    </>
  );
}
