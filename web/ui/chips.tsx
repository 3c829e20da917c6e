import type { ComponentProps, ReactNode } from "react";
import styles from "./chips.module.css";
import fieldStyles from "./field.module.css";

type Chip = { value: string; label: string };
type ChipsProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  chips: Chip[];
  /** Beside the legend. */
  aside?: ReactNode;
};

/** Any of a few, each a word to press. */
export function Chips({ legend, chips, aside, ...input }: ChipsProps) {
  return (
    <fieldset className={styles.chips} data-slot="chips">
      <legend className={fieldStyles.fieldLabel} data-slot="field-label">
        {legend}
      </legend>
      {aside}
      <div className={styles.chipsRow}>
        {chips.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input {...input} type="checkbox" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
