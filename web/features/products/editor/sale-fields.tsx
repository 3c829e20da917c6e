import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import {
  type PriceUnit,
  priceUnits,
  USUAL_PARTY,
  type Visibility,
  visibilities,
} from "#domain/products/content.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../products.module.css";
import { fieldNames, unitNames, visibilityNames } from "../words.ts";
import { AmountField } from "./amount-field.tsx";
import { errorOf, type FieldsProps, Said } from "./field-review.tsx";

/** What it costs everybody and members, and what selling it brings. */
export function PriceFields(props: FieldsProps) {
  const { content, onChange } = props;
  const { currency, price, memberPrice, commission, due } = content;
  return (
    <div className={styles.pair}>
      {(["price", "currency", "unit", "memberPrice", "commission", "due"] as const).map((field) => (
        <Said key={field} {...props} field={field} />
      ))}
      <SelectField
        label={fieldNames.currency()}
        options={Object.keys(currencyDigits).map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value as Currency })}
      />
      <SelectField
        label={fieldNames.unit()}
        options={priceUnits.map((value) => ({ value, label: unitNames[value]() }))}
        value={content.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value as PriceUnit })}
      />
      <AmountField
        label={fieldNames.price()}
        hint={m.products_price_hint()}
        {...{ currency, amount: price }}
        error={errorOf(props, "price")}
        onAmount={(amount) => onChange({ price: amount })}
      />
      <AmountField
        label={fieldNames.memberPrice()}
        hint={m.products_member_hint()}
        {...{ currency, amount: memberPrice }}
        error={errorOf(props, "memberPrice")}
        onAmount={(amount) => onChange({ memberPrice: amount })}
      />
      <TextField
        label={fieldNames.commission()}
        type="number"
        min={0}
        max={50}
        step={0.5}
        value={commission / 100}
        onChange={(event) => {
          const points = Math.round(Number(event.currentTarget.value) * 100);
          if (points >= 0 && points <= 5_000) onChange({ commission: points });
        }}
      />
      <TextField
        label={m.products_due_days()}
        type="number"
        min={0}
        max={365}
        value={due.days}
        onChange={(event) => {
          const days = Math.trunc(Number(event.currentTarget.value));
          if (days >= 0 && days <= 365) onChange({ due: { ...due, days } });
        }}
      />
    </div>
  );
}

const whenFields = [
  ...(["capacity", "partyMax", "startsOn", "endsOn", "visibility", "isInstant"] as const),
  ...(["opensAt", "closesAt"] as const),
];

/** When it takes place, for how many, and who sees it from when on. */
export function WhenFields(props: FieldsProps) {
  const { content, onChange } = props;
  const day = (field: "startsOn" | "endsOn") => (
    <TextField
      label={fieldNames[field]()}
      isOptional
      type="date"
      value={content[field] ?? ""}
      error={errorOf(props, field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || null })}
    />
  );
  const count = (field: "capacity" | "partyMax", { max, hint }: { max: number; hint: string }) => (
    <TextField
      label={fieldNames[field]()}
      isOptional
      type="number"
      min={1}
      {...{ max, hint }}
      value={content[field] ?? ""}
      onChange={(event) => {
        const many = Math.trunc(Number(event.currentTarget.value));
        onChange({ [field]: many >= 1 && many <= max ? many : null });
      }}
    />
  );
  const hour = (field: "opensAt" | "closesAt") => (
    <TextField
      label={fieldNames[field]()}
      isOptional
      type="datetime-local"
      value={localHour(content[field])}
      error={errorOf(props, field)}
      onChange={(event) => {
        const at = event.currentTarget.value;
        onChange({ [field]: at ? new Date(at).toISOString() : null });
      }}
    />
  );
  return (
    <div className={styles.pair}>
      {whenFields.map((field) => (
        <Said key={field} {...props} field={field} />
      ))}
      {day("startsOn")}
      {day("endsOn")}
      {count("capacity", { max: 10_000, hint: m.products_capacity_hint() })}
      {count("partyMax", { max: 200, hint: m.products_party_hint({ count: USUAL_PARTY }) })}
      <SelectField
        label={fieldNames.visibility()}
        options={visibilities.map((value) => ({ value, label: visibilityNames[value]() }))}
        value={content.visibility}
        onChange={(event) => onChange({ visibility: event.currentTarget.value as Visibility })}
      />
      {hour("opensAt")}
      {hour("closesAt")}
      <Checkbox
        label={m.products_instant_label()}
        checked={content.isInstant}
        onChange={(event) => onChange({ isInstant: event.currentTarget.checked })}
      />
    </div>
  );
}

/** An instant as the browser's field takes it, in the reader's own hours. */
function localHour(at: string | null): string {
  if (at === null) return "";
  const day = new Date(at);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
