import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../contracts.module.css";
import { wholeRule } from "./field-rules.ts";
import type { FormValues } from "./form-values.ts";

/** How quickly the hotel answers, how long a stay is at least, and what holds for children. */
export function StayFields() {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <fieldset>
      <legend>{m.contracts_stay()}</legend>
      <div className={styles.fields}>
        <TextField
          {...register("answerHours", wholeRule({ min: 1, max: 240 }))}
          label={m.contracts_answer_hours()}
          error={errors.answerHours?.message}
          inputMode="numeric"
        />
        <TextField
          {...register("minimumNights", wholeRule({ min: 1, max: 90 }))}
          label={m.contracts_minimum_nights()}
          error={errors.minimumNights?.message}
          inputMode="numeric"
        />
      </div>
      <div className={styles.fields}>
        <TextAreaField {...register("childPolicy.pt")} label={m.contracts_child_pt()} maxLength={2_000} />
        <TextAreaField {...register("childPolicy.en")} label={m.contracts_child_en()} maxLength={2_000} />
      </div>
    </fieldset>
  );
}
