import { type FormEvent, useId, useState } from "react";
import { currencyDigits } from "#domain/money/currencies.ts";
import { HouseRateChange, type HouseRates } from "#domain/settings/house-rates.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMonth } from "#web/locale/format.ts";
import { numberFormat } from "#web/locale/formats.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./settings.module.css";
import { setRate } from "./settings.ts";

const currencies = Object.keys(currencyDigits).filter((code) => code !== "BRL");
type Rate = HouseRates["rates"][number];

const RATE = { minimumFractionDigits: 2, maximumFractionDigits: 8 };

/** What currencies are worth in reais, month by month, and the next rate to type. */
export function RatesPanel({ rates }: { rates: Rate[] }) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {m.settings_rates()}
      </h2>
      <p>{m.settings_rates_text()}</p>
      <RateForm rates={rates} />
      {rates.length === 0 ? <p>{m.settings_rates_none()}</p> : <Rates rates={rates} />}
    </section>
  );
}

function RateForm({ rates }: { rates: Rate[] }) {
  const { run, isBusy } = useWrite(setRate);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { month, currency, rate } = Object.fromEntries(new FormData(event.currentTarget));
    const known = rates.find((each) => each.month === month && each.currency === currency);
    const written = String(rate).trim().replace(",", ".");
    const change = HouseRateChange.safeParse({
      month,
      currency,
      rate: written,
      version: known?.version ?? 0,
    });
    setError(change.success ? undefined : m.settings_rate_wrong());
    if (!change.success) return;
    const outcome = await run(change.data);
    if (outcome.state === "done") toast({ text: m.settings_rate_saved() });
    else toast({ tone: "bad", text: m.settings_conflict() });
  };
  return (
    <form className={`work ${styles.part}`} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="month"
        label={m.settings_month()}
        type="month"
        defaultValue={new Date().toISOString().slice(0, 7)}
        required
      />
      <SelectField
        name="currency"
        label={m.settings_currency()}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField name="rate" label={m.settings_rate()} inputMode="decimal" error={error} required />
      <div className={styles.end}>
        <Button look="outline" size="work" type="submit" isBusy={isBusy}>
          {m.settings_rate_save()}
        </Button>
      </div>
    </form>
  );
}

function Rates({ rates }: { rates: Rate[] }) {
  return (
    <Table
      caption={m.settings_rates()}
      rows={rates}
      rowId={({ month, currency }) => `${month} ${currency}`}
      columns={[
        {
          id: "month",
          header: m.settings_month(),
          cell: ({ month, currency }) => `${currency}, ${formatMonth(month)}`,
        },
        {
          ...{ id: "rate", header: m.settings_rate(), isNumeric: true },
          cell: ({ rate }) => numberFormat(RATE).format(Number(rate)),
        },
        {
          id: "by",
          header: m.audit_actor(),
          cell: ({ by, at }) => m.settings_set_by({ name: by ?? m.audit_clock(), date: formatDate(at) }),
        },
      ]}
    />
  );
}
