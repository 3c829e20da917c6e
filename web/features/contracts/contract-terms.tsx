import { type TermChange, termKeys } from "#domain/hotels/contract-changes.ts";
import type { ContractTerms as Terms } from "#domain/hotels/contracts.ts";
import styles from "./contracts.module.css";
import { termLabel, termText } from "./term-words.ts";

/** The terms of a version, one line each. */
export function ContractTerms({ terms }: { terms: Terms }) {
  const lines = termKeys.flatMap((term): TermChange[] =>
    term === "rate_plan" ? terms.ratePlans.map(({ code }) => ({ term, plan: code })) : [{ term, plan: null }],
  );
  return (
    <dl className={styles.terms}>
      {lines.map((line) => (
        <div key={`${line.term} ${line.plan}`}>
          <dt>{termLabel(line)}</dt>
          <dd>{termText(terms, line)}</dd>
        </div>
      ))}
    </dl>
  );
}
