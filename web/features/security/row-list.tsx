import type { ReactNode } from "react";

type Row = { id: string; name: ReactNode; detail?: ReactNode; action?: ReactNode };

/** Ruled lines: a name, what is known of it, and what can be done with it. */
export function RowList({ label, rows }: { label: string; rows: Row[] }) {
  return (
    <ul className="security-rows" aria-label={label}>
      {rows.map(({ id, name, detail, action }) => (
        <li key={id}>
          <div>
            <p className="security-name">{name}</p>
            {detail && <p className="note">{detail}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
