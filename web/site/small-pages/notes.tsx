import type { ReactNode } from "react";
import styles from "./notes.module.css";

type Note = { title: string; text: string; more?: ReactNode };

/** Short notes, one ruled row each. */
export function Notes({ notes }: { notes: Note[] }) {
  return (
    <dl className={styles.notes} data-slot="notes">
      {notes.map(({ title, text, more }) => (
        <div key={title}>
          <dt className="d4">{title}</dt>
          <dd>
            <p>{text}</p>
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}
