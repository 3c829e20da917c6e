import type { TermChange } from "#domain/hotels/contract-changes.ts";
import type { ContractTerms } from "#domain/hotels/contracts.ts";
import { m } from "#messages/messages.js";
import styles from "./contracts.module.css";
import { termLabel, termText } from "./term-words.ts";

type TermChangesProps = { before: ContractTerms; after: ContractTerms; changes: readonly TermChange[] };

/** What changed between two versions, both sides of each line. */
export function TermChanges({ before, after, changes }: TermChangesProps) {
  if (changes.length === 0) return <p className="note">{m.contracts_no_changes()}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.term} ${change.plan}`}>
          <b>{termLabel(change)}</b>
          <span>
            <del>{termText(before, change)}</del> <ins>{termText(after, change)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
