import type { ComponentProps, ReactNode } from "react";

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
    <fieldset className="chips">
      <legend className="field-label">{legend}</legend>
      {aside}
      <div className="chips-row">
        {chips.map(({ value, label }) => (
          <label key={value} className="chip">
            <input {...input} type="checkbox" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
