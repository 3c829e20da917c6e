import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { blockKinds } from "#domain/journeys/blocks.ts";
import { m } from "#messages/messages.js";
import { TextField } from "#web/ui/text-field.tsx";
import { kindName } from "../words.ts";
import styles from "./builder.module.css";
import type { DetailValues } from "./detail-values.ts";

type MarkupFieldsProps = { register: UseFormRegister<DetailValues>; errors: FieldErrors<DetailValues> };

/** What an operator adds to net prices: usually, and for a kind of its own. */
export function MarkupFields({ register, errors }: MarkupFieldsProps) {
  const rule = {
    validate: (value: string) => /^\d{0,3}([.,]\d{1,2})?$/.test(value.trim()) || m.journeys_amount_wrong(),
  };
  return (
    <fieldset className={styles.markup}>
      <legend>{m.journeys_markup()}</legend>
      <p className="note">{m.journeys_markup_hint()}</p>
      <div className={styles.fields}>
        <TextField
          {...register("markup", rule)}
          label={m.journeys_markup_usual()}
          error={errors.markup?.message}
          inputMode="decimal"
          isOptional
        />
        {blockKinds
          .filter((kind) => kind !== "note")
          .map((kind) => (
            <TextField
              key={kind}
              {...register(`kinds.${kind}`, rule)}
              label={kindName(kind)}
              error={errors.kinds?.[kind]?.message}
              inputMode="decimal"
              isOptional
            />
          ))}
      </div>
    </fieldset>
  );
}
