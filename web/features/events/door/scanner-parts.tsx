import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { timeAt } from "../when.ts";
import styles from "./door.module.css";
import type { ScannerState } from "./scanner-store.ts";

/** The event, the door, and how many are inside. */
export function Bar({ state: { kept, isOffline } }: { state: ScannerState }) {
  const { snapshot, door } = kept;
  return (
    <header className={styles.bar}>
      <h1>
        {snapshot ? inLanguage(snapshot.event.title, getLocale()) : "Lilamonde"}
        <small>{isOffline ? m.events_offline() : door}</small>
      </h1>
      {snapshot && (
        <p>
          <b>{snapshot.counts.inside}</b> {m.events_of({ capacity: snapshot.counts.capacity })}
          <small>{m.events_people()}</small>
        </p>
      )}
    </header>
  );
}

/** Who was let in or refused last, by name. */
export function Recent({ state: { recent, kept } }: { state: ScannerState }) {
  const zone = kept.snapshot?.event.zone;
  const named = recent.filter(({ outcome }) => outcome.name && zone).slice(0, 3);
  if (named.length === 0) return null;
  return (
    <ul className={styles.recent} aria-label={m.events_recent()}>
      {named.map(({ outcome, reading }) => (
        <li key={reading.id}>
          <span>{outcome.name}</span>
          <small>{timeAt(reading.at, zone!)}</small>
        </li>
      ))}
    </ul>
  );
}

/** What the house has still to hear, and whom two doors let in. */
export function Queue({ state: { kept, conflicts }, onSeen }: { state: ScannerState; onSeen: () => void }) {
  if (kept.queue.length === 0 && conflicts.length === 0) return null;
  return (
    <ul className={styles.queue} aria-label={m.events_queue()}>
      {kept.queue.length > 0 && (
        <li>
          <span>{m.events_queue()}</span>
          <small>{m.events_queued({ count: kept.queue.length })}</small>
        </li>
      )}
      {conflicts.map(({ id, name, door }) => (
        <li key={id}>
          <span>{name ?? m.events_door_unknown()}</span>
          <small>{m.events_conflict({ where: door ?? m.events_door_alone() })}</small>
        </li>
      ))}
      {conflicts.length > 0 && (
        <li>
          <button type="button" onClick={onSeen}>
            {m.events_conflict_seen()}
          </button>
        </li>
      )}
    </ul>
  );
}
