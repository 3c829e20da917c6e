import type { ComponentProps } from "react";
import styles from "./field.module.css";

/** A box to tick, its words beside it. */
export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={styles.checkbox} data-slot="checkbox">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
