import type { ComponentProps } from "react";
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
      {(control) => <textarea className="control" {...textarea} {...control} />}
    </Field>
  );
}
