import type { ReactNode } from "react";
import styles from "./security.module.css";

type Row = { id: string; name: ReactNode; detail?: ReactNode; action?: ReactNode };

/** Ruled lines: a name, what is known of it, and what can be done with it. */
export function RowList({ label, rows }: { label: string; rows: Row[] }) {
  return (
    <ul className={styles.securityRows} aria-label={label}>
      {rows.map(({ id, name, detail, action }) => (
        <li key={id}>
          <div>
            <p className={styles.securityName}>{name}</p>
            {detail && <p className="note">{detail}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
