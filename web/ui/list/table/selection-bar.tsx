import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "../../button.tsx";
import styles from "./selection-bar.module.css";

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** How many rows are ticked, and what can be done with them all; nothing while none is. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.place} data-bottom-bar="">
      <p className="sr-only" role="status">
        {count > 0 && m.list_selected({ count: formatNumber(count) })}
      </p>
      {count > 0 && (
        <div className={styles.bar} data-slot="selection-bar">
          <p aria-hidden="true">{m.list_selected({ count: formatNumber(count) })}</p>
          <Button look="quiet" size="small" onClick={onClear}>
            {m.list_unselect()}
          </Button>
          <div className={styles.actions}>{children}</div>
        </div>
      )}
    </div>
  );
}
