import type { ComponentProps } from "react";

/** A box to tick, its words beside it. */
export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
