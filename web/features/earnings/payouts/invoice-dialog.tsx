import { type Invoice, NewInvoice, regimes } from "#domain/payouts/invoices.ts";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { formatCnpj } from "#domain/profile/documents.ts";
import { m } from "#messages/messages.js";
import { readAmount, typedAmount } from "#web/locale/amounts.ts";
import { formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { regimeNames } from "./names.ts";
import styles from "./payouts.module.css";
import { addInvoice } from "./payouts.ts";

type Asked = OwnPayouts["asked"][number];
type InvoiceDialogProps = {
  asked: Asked;
  taker: OwnPayouts["taker"];
  /** What an earlier invoice said of city, service and regime. */
  last: Invoice["details"];
  onClose: () => void;
};

/** Asks a company for its invoice of a payout whose rate is fixed, as the city's form has it. */
export function InvoiceDialog({ asked, taker, last, onClose }: InvoiceDialogProps) {
  const { run } = useWrite(addInvoice);
  const { amount } = asked;
  const send = (fields: FormData) => {
    const read = readFields(fields, asked);
    return typeof read === "string" ? read : run(read);
  };
  return (
    <MoveDialog
      title={m.payouts_invoice_add()}
      text={m.payouts_invoice_text({ amount: formatMoney(amount, PAID_IN) })}
      action={m.payouts_invoice_send()}
      done={m.payouts_invoice_kept()}
      send={send}
      onClose={onClose}
    >
      <p className="note">
        {taker.cnpj
          ? m.payouts_invoice_taker({ name: taker.name, cnpj: formatCnpj(taker.cnpj) })
          : m.payouts_invoice_taker_none({ name: taker.name })}
      </p>
      <PaperFields amount={amount} last={last} />
      <KeptFields />
      <TextField
        name="file"
        type="file"
        label={m.payouts_invoice_file()}
        hint={m.payouts_paper_hint()}
        accept="application/pdf,image/png,image/jpeg"
        required
      />
    </MoveDialog>
  );
}

/** What the city's form says. */
function PaperFields({ amount, last }: { amount: number; last: Invoice["details"] }) {
  return (
    <div className={styles.pair}>
      <TextField name="number" label={m.payouts_invoice_no()} maxLength={40} autoComplete="off" required />
      <TextField
        name="amount"
        label={`${m.payouts_invoice_amount()} (R$)`}
        defaultValue={typedAmount(amount, PAID_IN)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="city"
        label={m.payouts_invoice_city()}
        defaultValue={last?.city}
        maxLength={80}
        required
      />
      <TextField
        name="serviceCode"
        label={m.payouts_invoice_service()}
        hint={m.payouts_invoice_service_hint()}
        defaultValue={last?.serviceCode}
        maxLength={12}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField name="competence" type="month" label={m.payouts_invoice_competence()} required />
      <SelectField
        name="regime"
        label={m.payouts_invoice_regime()}
        options={regimes.map((value) => ({ value, label: regimeNames[value]() }))}
        defaultValue={last?.regime ?? "simples"}
      />
    </div>
  );
}

/** What the invoice says that the house keeps back. */
function KeptFields() {
  return (
    <>
      <TextField
        name="iss"
        label={m.payouts_invoice_iss()}
        hint={m.payouts_invoice_iss_hint()}
        inputMode="decimal"
        autoComplete="off"
        isOptional
      />
      <div className={styles.pair}>
        <TextField
          name="other"
          label={m.payouts_invoice_other()}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <TextField name="otherWord" label={m.payouts_invoice_other_word()} maxLength={80} isOptional />
      </div>
    </>
  );
}

/** What was typed as it is sent, or in words what is wrong with it. */
function readFields(fields: FormData, { payoutId, amount }: Asked) {
  const of = (name: string) => String(fields.get(name) ?? "").trim();
  const file = fields.get("file");
  const { number, city, serviceCode, competence, regime } = NewInvoice.shape;
  const paper = {
    number: number.safeParse(of("number")),
    city: city.safeParse(of("city")),
    serviceCode: serviceCode.safeParse(of("serviceCode")),
    competence: competence.safeParse(of("competence")),
    regime: regime.safeParse(of("regime")),
  };
  if (!paper.number.success) return m.payouts_invoice_number_wrong();
  if (readAmount(of("amount"), PAID_IN) !== amount)
    return m.payouts_invoice_amount_wrong({ amount: formatMoney(amount, PAID_IN) });
  if (!(paper.city.success && paper.serviceCode.success && paper.competence.success && paper.regime.success))
    return m.payouts_invoice_fields_wrong();
  const [iss, other] = [readAmount(of("iss"), PAID_IN), readAmount(of("other"), PAID_IN)];
  const otherWord = of("otherWord");
  if (iss === undefined || other === undefined || (iss ?? 0) + (other ?? 0) >= amount)
    return m.payouts_invoice_kept_wrong();
  if ((other ?? 0) > 0 !== (otherWord !== "")) return m.payouts_invoice_kept_wrong();
  if (!(file instanceof File) || file.size === 0) return m.payouts_invoice_file_missing();
  return {
    ...{ payoutId, number: paper.number.data, amount, city: paper.city.data, file },
    ...{ serviceCode: paper.serviceCode.data, competence: paper.competence.data },
    ...{ regime: paper.regime.data, iss: iss ?? 0, other: other ?? 0, otherWord },
  };
}
