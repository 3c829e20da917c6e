import { useFormContext } from "react-hook-form";
import { billParts } from "#domain/hotels/contracts.ts";
import { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../contracts.module.css";
import { partName, routeName } from "../term-words.ts";
import { percentRule, wholeRule } from "./field-rules.ts";
import type { FormValues } from "./form-values.ts";

/** In what currency, on what, by which way and when commission is paid. */
export function MoneyFields() {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <fieldset>
      <legend>{m.contracts_money()}</legend>
      <div className={styles.fields}>
        <SelectField
          {...register("currency")}
          label={m.contracts_currency()}
          options={Currency.options.map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...register("route")}
          label={m.contracts_route()}
          options={(["direct", "house"] as const).map((value) => ({ value, label: routeName(value) }))}
        />
        <TextField
          {...register("override", percentRule({ isOptional: true }))}
          label={m.contracts_override_percent()}
          error={errors.override?.message}
          isOptional
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          {...register("dueFrom")}
          label={m.contracts_due_from()}
          options={[
            { value: "checkout", label: m.contracts_from_checkout() },
            { value: "month_end", label: m.contracts_from_month_end() },
          ]}
        />
        <TextField
          {...register("dueDays", wholeRule({ max: 365 }))}
          label={m.contracts_due_days()}
          error={errors.dueDays?.message}
          inputMode="numeric"
        />
      </div>
      <fieldset>
        <legend>{m.contracts_commissionable()}</legend>
        <div className={styles.checks}>
          {billParts.map((part) => (
            <Checkbox key={part} {...register("commissionable")} value={part} label={partName(part)} />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
