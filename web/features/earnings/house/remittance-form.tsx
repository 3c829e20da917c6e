import { type ChangeEvent, type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Remittance, RemittanceResult } from "#domain/commissions/commissions.ts";
import { type LineOutcome, readRemittanceFile } from "#domain/commissions/remittance.ts";
import { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../earnings.module.css";
import { recordRemittance, tryRemittance } from "../earnings.ts";
import { readTyped, refusalText } from "../words.ts";

const outcomes: Record<LineOutcome, () => string> = {
  full: m.earnings_outcome_full,
  charges: m.earnings_outcome_charges,
  partial: m.earnings_outcome_partial,
  over: m.earnings_outcome_over,
  unknown: m.earnings_outcome_unknown,
  other_currency: m.earnings_outcome_other_currency,
  void: m.earnings_outcome_void,
  paid: m.earnings_outcome_paid,
  disputed: m.earnings_outcome_disputed,
  direct: m.earnings_outcome_direct,
  not_due: m.earnings_outcome_not_due,
};

type Tried = { remittance: Remittance; result: RemittanceResult };

/** A hotel's transfer: typed or read from its file, tried first, then booked. */
export function RemittanceForm() {
  const navigate = useNavigate();
  const [lines, setLines] = useState("");
  const [tried, setTried] = useState<Tried | null>(null);
  const [refusal, setRefusal] = useState("");
  const preview = useWrite(tryRemittance);
  const record = useWrite(recordRemittance);

  const check = async (fields: FormData) => {
    setTried(null);
    const read = readFields(fields);
    if (typeof read === "string") return setRefusal(read);
    const outcome = await preview.run(read);
    if (outcome.state !== "done") return setRefusal(refusalText(outcome));
    setRefusal("");
    setTried({ remittance: read, result: outcome.value });
  };
  const book = async () => {
    const outcome = await record.run(tried!.remittance);
    if (outcome.state !== "done") return setRefusal(refusalText(outcome));
    toast({ text: m.earnings_remit_recorded() });
    await navigate("/admin/commissions");
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void check(new FormData(event.currentTarget));
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) setLines(await file.text());
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onChange={() => setTried(null)}>
      <TransferFields />
      <TextAreaField
        name="lines"
        label={m.earnings_remit_lines()}
        rows={6}
        value={lines}
        onChange={(event) => setLines(event.currentTarget.value)}
      />
      <TextField
        type="file"
        label={m.earnings_remit_file()}
        accept=".csv,text/csv,text/plain"
        onChange={(event) => void onFile(event)}
      />
      {refusal && <p role="alert">{refusal}</p>}
      {tried && <Result {...tried} />}
      <div className={styles.actions}>
        <Button size="work" type="submit" look="outline" isBusy={preview.isBusy}>
          {m.earnings_remit_try()}
        </Button>
        {tried && (
          <Button size="work" isBusy={record.isBusy} onClick={() => void book()}>
            {m.earnings_remit_record()}
          </Button>
        )}
      </div>
    </form>
  );
}

function TransferFields() {
  const hotels = useHotelChoices();
  return (
    <div className={styles.fields}>
      <SelectField
        name="hotelId"
        label={m.earnings_remit_hotel()}
        options={hotels.data ?? []}
        placeholder={m.earnings_choose()}
      />
      <SelectField
        name="currency"
        label={m.earnings_currency()}
        options={Currency.options.map((value) => ({ value, label: value }))}
      />
      <TextField name="amount" label={m.earnings_remit_amount()} inputMode="decimal" autoComplete="off" />
      <TextField name="paidOn" type="date" label={m.earnings_remit_day()} />
      <TextField name="reference" label={m.earnings_declare_reference()} maxLength={60} autoComplete="off" />
    </div>
  );
}

/** What the fields say; words where they cannot be sent. */
function readFields(fields: FormData): Remittance | string {
  const of = (name: string) => String(fields.get(name) ?? "").trim();
  const currency = Currency.parse(of("currency"));
  const amount = readTyped(of("amount"), currency);
  const { lines, refused } = readRemittanceFile(of("lines"), currency);
  if (refused.length > 0) return m.earnings_remit_refused({ lines: refused.join(", ") });
  const [hotelId, paidOn, reference] = [of("hotelId"), of("paidOn"), of("reference")];
  if (!hotelId || !paidOn || !reference || !amount) return m.earnings_error_fields();
  if (paidOn > houseDay(new Date())) return m.earnings_remit_day_ahead();
  return { hotelId, currency, amount, paidOn, reference, lines };
}

function Result({ remittance: { currency }, result }: Tried) {
  return (
    <section aria-live="polite">
      <table className={styles.table}>
        <caption className="sr-only">{m.earnings_remit_try()}</caption>
        <tbody>
          {result.lines.map(({ number, amount, outcome }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a number twice
            <tr key={at}>
              <td>{number}</td>
              <td data-numeric="">{formatMoney(amount, currency)}</td>
              <td>{outcomes[outcome]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{m.earnings_remit_charges({ amount: formatMoney(result.charges, currency) })}</p>
      <p>{m.earnings_remit_unmatched({ amount: formatMoney(result.unmatched, currency) })}</p>
    </section>
  );
}
