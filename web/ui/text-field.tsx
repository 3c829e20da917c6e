import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <input className={styles.control} data-slot="control" {...input} {...control} />}
    </Field>
  );
}
