import { Link } from "react-router";
import styles from "./parts.module.css";

type Row = { title: string; text?: string | null; note?: string | null; to?: string | undefined };

/** Ruled rows: a name, what is said of it, and a short note at the end of the line. */
export function RowList({ rows, isLarge }: { rows: Row[]; isLarge?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rowList} data-slot="row-list">
      {rows.map(({ title, text, note, to }) => (
        <li key={title} className="grid-12">
          <h3 className={isLarge ? "d3" : "d4"}>
            {to ? (
              <Link className="text-link" to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {text && <p>{text}</p>}
          {note && <p className={styles.rowListNote}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
