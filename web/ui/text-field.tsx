import type { ComponentProps } from "react";
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
      {(control) => <input className="control" {...input} {...control} />}
    </Field>
  );
}
