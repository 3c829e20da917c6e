import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { m } from "#messages/messages.js";
import styles from "./field.module.css";

export type FieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** A label above, a control, and below it a hint or the one sentence that says what to mend. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-slot="field">
      <label className={styles.fieldLabel} data-slot="field-label" htmlFor={id}>
        {label}
        {isOptional && <span className={styles.fieldOptional}> {m.field_optional()}</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && (
        <p className={styles.fieldError} data-slot="field-error" id={errorId}>
          <CircleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.fieldHint} data-slot="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
