import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DoorCounts, Snapshot } from "#domain/events/check-ins.ts";
import { m } from "#messages/messages.js";
import styles from "./door.module.css";
import { doorWords, looks, toldWords } from "./door-words.ts";
import type { Scanner } from "./scanner.ts";
import type { Said } from "./scanner-store.ts";
import { playNotes } from "./sound.ts";

/** Whether a reason lets somebody in all the same: before the hour, or to the place of a guest who has not come. */
function isForStaff({ said, counts }: { said: Said; counts: DoorCounts }): boolean {
  const { outcome, reading } = said;
  if (outcome.result === "not_yet") return true;
  const isGiven = outcome.result === "full" && outcome.position === null && counts.inside < counts.capacity;
  return isGiven && reading.kind === "walk_in";
}

type Props = {
  scanner: Scanner;
  said: Said;
  snapshot: Snapshot;
  onSearch: () => void;
  onWalkIn: () => void;
};

/** What the door says to one person, in colour, drawing, word and sound; it stays until somebody touches it. */
export function ResultScreen({ scanner, said, snapshot, onSearch, onWalkIn }: Props) {
  const { outcome, isLocal, reading } = said;
  const { tone, icon: Icon, notes } = looks[outcome.result];
  const { event, counts } = snapshot;
  const words = doorWords({ outcome, event, counts, isLocal });
  const told = snapshot.people.find(({ id }) => id === outcome.registrationId)?.told;
  const next = useRef<HTMLButtonElement>(null);
  const [isReasoning, setIsReasoning] = useState(false);
  useEffect(() => {
    playNotes(notes);
    next.current?.focus();
  }, [notes]);
  const undo = () => void scanner.take({ kind: "undo", registrationId: outcome.registrationId! });
  const letIn = (formEvent: FormEvent<HTMLFormElement>) => {
    formEvent.preventDefault();
    const reason = String(new FormData(formEvent.currentTarget).get("reason") ?? "").trim();
    if (!reason) return;
    if (reading.kind === "scan") void scanner.take({ kind: "scan", read: reading.read, reason });
    if (reading.kind === "person")
      void scanner.take({ kind: "person", registrationId: reading.registrationId, reason });
    if (reading.kind === "walk_in")
      void scanner.take({ kind: "walk_in", name: reading.name, email: reading.email, reason });
  };
  const canLetIn = isForStaff({ said, counts });
  return (
    <>
      <div className={styles.result} data-tone={tone} data-slot="door-result" data-result={outcome.result}>
        <Icon size={44} strokeWidth={1.2} aria-hidden="true" />
        <div aria-hidden="true">
          <p className={styles.word}>{words.word}</p>
          <p className={styles.who}>{words.who}</p>
          {told && <p className={styles.what}>{toldWords(told)}</p>}
          <p className={styles.what}>{words.what}</p>
        </div>
        {isReasoning && (
          <form className={styles.reason} onSubmit={letIn}>
            <label>
              {m.events_let_in_reason()}
              <input name="reason" maxLength={200} required autoComplete="off" />
            </label>
            <button type="submit">{m.events_let_in()}</button>
          </form>
        )}
      </div>
      <div className={styles.steps}>
        {outcome.result === "ok" && outcome.registrationId && (
          <button type="button" onClick={undo}>
            {m.events_undo()}
          </button>
        )}
        {canLetIn && !isReasoning && (
          <button type="button" onClick={() => setIsReasoning(true)}>
            {m.events_let_in()}
          </button>
        )}
        {(outcome.result === "unknown" || outcome.result === "wrong_event") && (
          <button type="button" onClick={onWalkIn}>
            {m.events_walk_in()}
          </button>
        )}
        {(outcome.result === "unknown" || outcome.result === "already") && (
          <button type="button" onClick={onSearch}>
            {m.events_search_name()}
          </button>
        )}
        <button ref={next} type="button" data-main onClick={scanner.next}>
          {m.events_next()}
        </button>
      </div>
    </>
  );
}
