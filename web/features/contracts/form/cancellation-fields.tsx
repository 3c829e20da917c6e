import { useFieldArray, useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../contracts.module.css";
import { percentRule, wholeRule } from "./field-rules.ts";
import type { FormValues } from "./form-values.ts";

/** Until when a stay may be cancelled freely, and what it costs afterwards. */
export function CancellationFields() {
  const { control, register, formState } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "penalties" });
  const { errors } = formState;
  return (
    <fieldset>
      <legend>{m.contracts_cancellation()}</legend>
      <div className={styles.fields}>
        <TextField
          {...register("freeUntilDays", wholeRule({ max: 365 }))}
          label={m.contracts_free_until_days()}
          error={errors.freeUntilDays?.message}
          inputMode="numeric"
        />
      </div>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.penalty}>
          <TextField
            {...register(`penalties.${at}.daysBefore`, wholeRule({ max: 365 }))}
            label={m.contracts_penalty_days()}
            error={errors.penalties?.[at]?.daysBefore?.message}
            inputMode="numeric"
          />
          <TextField
            {...register(`penalties.${at}.share`, percentRule())}
            label={m.contracts_penalty_share()}
            error={errors.penalties?.[at]?.share?.message}
            inputMode="decimal"
          />
          <Button
            look="quiet"
            size="work"
            aria-label={m.contracts_remove_penalty({ number: at + 1 })}
            onClick={() => remove(at)}
          >
            {m.contracts_remove()}
          </Button>
        </div>
      ))}
      {fields.length < 10 && (
        <div className={styles.actions}>
          <Button look="outline" size="small" onClick={() => append({ daysBefore: "7", share: "50" })}>
            {m.contracts_add_penalty()}
          </Button>
        </div>
      )}
      <Checkbox {...register("isRetainedCommissionable")} label={m.contracts_retained()} />
      <div className={styles.fields}>
        <TextAreaField {...register("cancellation.pt")} label={m.contracts_text_pt()} maxLength={2_000} />
        <TextAreaField {...register("cancellation.en")} label={m.contracts_text_en()} maxLength={2_000} />
      </div>
    </fieldset>
  );
}
