import type { OwnStatements } from "#domain/statements/statements.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMonth } from "#web/locale/format.ts";
import { bringFile } from "#web/session/lists/bring-file.ts";
import { FileMenu } from "#web/ui/list/bar/file-menu.tsx";
import styles from "../payouts/payouts.module.css";
import { SaveButton } from "./save-button.tsx";
import { sumText } from "./statement-list.tsx";

type ReleasedProps = { statements: OwnStatements["statements"]; address: string; hasRows: boolean };

/** What was released to the reader, each as a PDF and, for payees, as rows; nothing where there is none. */
export function ReleasedStatements({ statements, address, hasRows }: ReleasedProps) {
  if (statements.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="statements">
      <h2 id="statements" className={styles.part}>
        {m.statements_titles()}
      </h2>
      <ul className={styles.payees}>
        {statements.map(({ id, month, releasedAt, sums }) => {
          const name = month ? formatMonth(month) : m.statements_chase_title();
          return (
            <li key={id}>
              <span>
                {name}
                <small>{formatDate(releasedAt ?? "")}</small>
              </span>
              <span>{sumText(sums)}</span>
              <span className={styles.actions}>
                <SaveButton
                  address={`${address}/${id}/document`}
                  name={`lilamonde-${month ?? id.slice(0, 8)}.pdf`}
                  label="PDF"
                  about={name}
                />
                {hasRows && (
                  <FileMenu
                    about={name}
                    onFile={(format) => bringFile(`/api/statements/${id}/rows`, { format })}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
