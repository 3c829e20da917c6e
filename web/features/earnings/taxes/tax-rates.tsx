import { useState } from "react";
import { NewTaxRate, type TaxKind, type TaxRates, taxKinds } from "#domain/payouts/taxes.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import styles from "../payouts/payouts.module.css";
import { formatRate } from "../words.ts";
import { addTaxRate } from "./taxes.ts";

const kindNames: Record<TaxKind, () => string> = {
  irrf_simples: m.taxes_kind_irrf_simples,
  irrf_presumido: m.taxes_kind_irrf_presumido,
};

/** Every rate with its day and source, which hold today, and the way to type the next after a second factor. */
export function TaxRatesPanel({ taxes: { rates, canChange } }: { taxes: TaxRates }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.due}>
      <p className="note">{m.taxes_person()}</p>
      {canChange ? (
        <div className={styles.actions}>
          <Button size="work" onClick={() => setIsOpen(true)}>
            {m.taxes_add()}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <p className="note">{m.taxes_factor()}</p>
          <ButtonLink look="outline" size="work" to="/admin/profile#seguranca">
            {m.payouts_details_factor_way()}
          </ButtonLink>
        </div>
      )}
      <Table
        caption={m.taxes_title()}
        rows={rates}
        rowId={({ id }) => id}
        columns={[
          {
            ...{ id: "kind", header: m.taxes_kind() },
            cell: ({ kind, isInForce }) => (
              <>
                {kindNames[kind]()} {isInForce && <Badge tone="ok">{m.taxes_in_force()}</Badge>}
              </>
            ),
          },
          {
            ...{ id: "rate", header: m.taxes_rate(), isNumeric: true },
            cell: ({ rate }) => formatRate(rate),
          },
          {
            ...{ id: "from", header: m.taxes_from(), isNamed: true },
            cell: ({ from }) => formatCalendarDay(from),
          },
          { id: "source", header: m.taxes_source(), cell: ({ source }) => source },
          {
            ...{ id: "by", header: m.taxes_by() },
            cell: ({ by, at }) => (by ? `${by}, ${formatDate(at)}` : m.taxes_with_house()),
          },
        ]}
      />
      {isOpen && <RateDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(addTaxRate);
  const send = (fields: FormData) => {
    const of = (name: string) => String(fields.get(name) ?? "").trim();
    const rate = of("rate") === "" ? null : Math.round(Number(of("rate").replace(",", ".")) * 100);
    const typed = NewTaxRate.safeParse({ kind: of("kind"), rate, from: of("from"), source: of("source") });
    return typed.success ? run(typed.data) : m.taxes_wrong();
  };
  return (
    <MoveDialog
      title={m.taxes_add()}
      text={m.taxes_lead()}
      action={m.taxes_save()}
      done={m.taxes_saved()}
      send={send}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={m.taxes_kind()}
        options={taxKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      <div className={styles.pair}>
        <TextField name="rate" label={m.taxes_rate()} inputMode="decimal" autoComplete="off" required />
        <TextField name="from" type="date" label={m.taxes_from()} required />
      </div>
      <TextField
        name="source"
        label={m.taxes_source()}
        hint={m.taxes_source_hint()}
        maxLength={300}
        required
      />
    </MoveDialog>
  );
}
