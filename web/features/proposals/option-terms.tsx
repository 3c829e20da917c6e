import type { SnapshotOption } from "#domain/journeys/snapshot.ts";
import { m } from "#messages/messages.js";
import styles from "./proposals.module.css";
import { said } from "./words.ts";

/** What an option includes and does not, a line for each thing, and on which terms. */
export function OptionTerms({ option }: { option: SnapshotOption }) {
  const lists = [
    { heading: m.proposals_inclusions(), lines: linesOf(said(option.inclusions)), kind: "in" },
    { heading: m.proposals_exclusions(), lines: linesOf(said(option.exclusions)), kind: "out" },
  ].filter(({ lines }) => lines.length > 0);
  const terms = linesOf(said(option.terms));
  if (lists.length + terms.length === 0) return null;
  return (
    <div className={styles.terms}>
      {lists.map(({ heading, lines, kind }) => (
        <section key={kind}>
          <h3 className="d4">{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line} className={styles.termsLine} data-kind={kind}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {terms.length > 0 && (
        <section data-wide="">
          <h3 className="d4">{m.proposals_terms()}</h3>
          {terms.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
    </div>
  );
}

const linesOf = (text: string) => [...new Set(text.split(/\n+/).map((line) => line.trim()))].filter(Boolean);
