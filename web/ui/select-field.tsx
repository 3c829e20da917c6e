import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "id" | "children"> & {
    options: { value: string; label: string }[];
    /** The line shown while nothing is chosen; choosing it is not an answer. */
    placeholder?: string;
  };

/** One of a few; the browser's own list, so that it suits every device. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={styles.select}>
          <select className={styles.control} data-slot="control" {...select} {...control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
