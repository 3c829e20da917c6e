import { Popover } from "@base-ui/react/popover";
import { Columns3 } from "lucide-react";
import { m } from "#messages/messages.js";
import { buttonLook } from "../../button.tsx";
import { Checkbox } from "../../checkbox.tsx";
import { classNames } from "../../class-names.ts";
import floatingStyles from "../../floating.module.css";
import type { ListColumn } from "../list-column.ts";
import styles from "./list-bar.module.css";

type ColumnMenuProps<Row> = {
  columns: ListColumn<Row>[];
  hidden: string[];
  onToggle: (id: string) => void;
};

/** Which columns are shown, of those that may be put away. */
export function ColumnMenu<Row>({ columns, hidden, onToggle }: ColumnMenuProps<Row>) {
  const hideable = columns.filter(isHideable);
  if (hideable.length === 0) return null;
  return (
    <Popover.Root>
      <Popover.Trigger {...buttonLook({ look: "quiet", size: "work" })} data-slot="button column-menu">
        <Columns3 size={15} strokeWidth={1.5} aria-hidden="true" />
        {m.list_columns()}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup className={classNames(floatingStyles.floatingSheet, styles.columns)}>
            <Popover.Title>{m.list_columns()}</Popover.Title>
            {hideable.map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!hidden.includes(id)}
                onChange={() => onToggle(id)}
              />
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Whether a column may be put away; the one that names the row never. */
export function isHideable<Row>({ isFixed }: ListColumn<Row>, at: number): boolean {
  return at > 0 && !isFixed;
}
