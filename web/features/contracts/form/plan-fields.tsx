import { useFieldArray, useFormContext } from "react-hook-form";
import { RatePlan } from "#domain/hotels/contracts.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../contracts.module.css";
import { planKindName } from "../term-words.ts";
import { percentRule } from "./field-rules.ts";
import type { FormValues } from "./form-values.ts";

/** The rate plans: how a stay may be sold, and what it earns. */
export function PlanFields() {
  const { control, register, formState } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "ratePlans" });
  const errors = formState.errors.ratePlans;
  return (
    <fieldset>
      <legend>{m.contracts_rate_plans()}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.plan}>
          <TextField
            {...register(`ratePlans.${at}.code`, {
              validate: (code) =>
                RatePlan.shape.code.safeParse(code.trim().toUpperCase()).success || m.contracts_code_wrong(),
            })}
            label={m.contracts_plan_code()}
            error={errors?.[at]?.code?.message}
            autoComplete="off"
            maxLength={20}
          />
          <TextField {...register(`ratePlans.${at}.pt`)} label={m.contracts_name_pt()} maxLength={200} />
          <TextField {...register(`ratePlans.${at}.en`)} label={m.contracts_name_en()} maxLength={200} />
          <SelectField
            {...register(`ratePlans.${at}.kind`)}
            label={m.contracts_plan_kind()}
            options={RatePlan.shape.kind.options.map((value) => ({ value, label: planKindName(value) }))}
          />
          <TextField
            {...register(`ratePlans.${at}.commission`, percentRule())}
            label={m.contracts_commission()}
            error={errors?.[at]?.commission?.message}
            inputMode="decimal"
            autoComplete="off"
          />
          {fields.length > 1 && (
            <Button
              look="quiet"
              size="work"
              aria-label={m.contracts_remove_plan({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              {m.contracts_remove()}
            </Button>
          )}
        </div>
      ))}
      {fields.length < 20 && (
        <div className={styles.actions}>
          <Button
            look="outline"
            size="small"
            onClick={() => append({ code: "", pt: "", en: "", kind: "commissionable", commission: "10" })}
          >
            {m.contracts_add_plan()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
