import type { ProposalEvent } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import styles from "./share.module.css";

/** What happened on the proposal, latest first, each with the version that was seen. */
export function EventsLog({ events }: { events: ProposalEvent[] }) {
  if (events.length === 0) return <p className="note">{m.proposals_share_no_events()}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <span>{sentence(event)}</span>
          {event.reason && <q>{event.reason}</q>}
          <span className="caption">
            {formatMoment(event.at)}, {m.proposals_share_version({ number: String(event.snapshotNumber) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function sentence({ kind, name, optionLabel }: ProposalEvent): string {
  const words = { name: name ?? "", label: optionLabel ?? "" };
  if (kind === "opened") return m.proposals_event_opened();
  if (kind === "commented") return m.proposals_event_commented(words);
  if (kind === "chose") return m.proposals_event_chose(words);
  return kind === "accepted" ? m.proposals_event_accepted(words) : m.proposals_event_declined(words);
}
