import type { ProposalChange } from "#domain/proposals/changes.ts";
import type { Proposal } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import styles from "./proposals.module.css";
import { money, said, span } from "./words.ts";

/** What is not as the reader saw it last time. */
export function Changes({ changes, proposal }: { changes: ProposalChange[]; proposal: Proposal }) {
  if (changes.length === 0) return null;
  return (
    <aside className={`wrap ${styles.changes}`} aria-label={m.proposals_changes()}>
      <h2 className="d4">{m.proposals_changes()}</h2>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{inWords(change, proposal)}</li>
        ))}
      </ul>
    </aside>
  );
}

function inWords(change: ProposalChange, { content: { currency } }: Proposal): string {
  switch (change.kind) {
    case "dates":
      return m.proposals_changed_dates({ span: span(change.startsOn, change.endsOn) });
    case "option_added":
      return m.proposals_changed_option_added({ label: change.label });
    case "option_removed":
      return m.proposals_changed_option_removed({ label: change.label });
    case "option_changed":
      return m.proposals_changed_option({ label: change.label });
    case "price":
      return m.proposals_changed_price({
        ...{
          label: change.label,
          before: money(change.before, currency),
          after: money(change.after, currency),
        },
      });
    case "block_added":
      return m.proposals_changed_block_added({ title: said(change.title) });
    case "block_removed":
      return m.proposals_changed_block_removed({ title: said(change.title) });
    case "block_moved":
      return m.proposals_changed_block_moved({ title: said(change.title) });
    default:
      return m.proposals_changed_block_changed({ title: said(change.title) });
  }
}
