import type { ComponentProps } from "react";
import { ClearSearch } from "./clear-search.tsx";
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
      {(control) =>
        input.type === "search" ? (
          <span className={styles.search}>
            <input className={styles.control} data-slot="control" placeholder=" " {...input} {...control} />
            <ClearSearch />
          </span>
        ) : (
          <input className={styles.control} data-slot="control" {...input} {...control} />
        )
      }
    </Field>
  );
}
