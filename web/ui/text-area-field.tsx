import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

/** Several lines of text; it grows with what is written. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  ...textarea
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <textarea className={styles.control} data-slot="control" {...textarea} {...control} />}
    </Field>
  );
}
