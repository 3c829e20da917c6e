import { useState } from "react";
import { readRemittanceFile } from "#domain/commissions/remittance.ts";
import type { Remittance } from "#domain/commissions/transfers.ts";
import { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../earnings.module.css";
import { readTyped } from "../words.ts";
import type { SaidPaid } from "./declared-panel.tsx";

type FieldName = "hotelId" | "amount" | "paidOn" | "reference" | "lines";
/** What is to be mended, beside its field. */
export type Wrong = Partial<Record<FieldName, string>>;

/** From which hotel, how much, when and under which reference; a hotel brings the currency of its contract. */
export function TransferFields({ wrong, said }: { wrong: Wrong; said?: SaidPaid }) {
  const hotels = useHotelChoices().data ?? [];
  const [currency, setCurrency] = useState<Currency>(said?.rows[0]?.currency ?? "BRL");
  const onHotel = (hotelId: string) => {
    const known = hotels.find(({ value }) => value === hotelId)?.currency;
    if (known) setCurrency(known);
  };
  return (
    <div className={styles.fields}>
      <SelectField
        name="hotelId"
        label={m.earnings_remit_hotel()}
        error={wrong.hotelId}
        options={hotels}
        placeholder={m.earnings_choose()}
        // The choices may come after what is chosen among them.
        key={hotels.length}
        defaultValue={said?.hotel.id ?? ""}
        onChange={(event) => onHotel(event.currentTarget.value)}
      />
      <SelectField
        name="currency"
        label={m.earnings_currency()}
        options={Currency.options.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(event) => setCurrency(Currency.parse(event.currentTarget.value))}
      />
      <TextField
        name="amount"
        label={m.earnings_remit_amount()}
        error={wrong.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="paidOn" type="date" label={m.earnings_remit_day()} error={wrong.paidOn} />
      <TextField
        name="reference"
        label={m.earnings_declare_reference()}
        error={wrong.reference}
        defaultValue={said?.reference}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  );
}

/** What the fields say; where they cannot be sent, what is wrong with which. */
export function readTransfer(fields: FormData): { remittance: Remittance | null; wrong: Wrong } {
  const of = (name: string) => String(fields.get(name) ?? "").trim();
  const currency = Currency.parse(of("currency"));
  const { lines, refused } = readRemittanceFile(of("lines"), currency);
  const [hotelId, paidOn, reference] = [of("hotelId"), of("paidOn"), of("reference")];
  const amount = readTyped(of("amount"), currency);
  const wrong: Wrong = {
    ...(!hotelId && { hotelId: m.field_required() }),
    ...(!amount && { amount: of("amount") ? m.earnings_remit_amount_wrong() : m.field_required() }),
    ...(!paidOn && { paidOn: m.field_required() }),
    ...(paidOn > houseDay(new Date()) && { paidOn: m.earnings_remit_day_ahead() }),
    ...(!reference && { reference: m.field_required() }),
    ...(refused.length > 0 && { lines: m.earnings_remit_refused({ lines: refused.join(", ") }) }),
  };
  if (Object.keys(wrong).length > 0 || !amount) return { remittance: null, wrong };
  return { remittance: { hotelId, currency, amount, paidOn, reference, lines, shortfall: "charges" }, wrong };
}
