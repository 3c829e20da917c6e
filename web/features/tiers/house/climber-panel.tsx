import { useState } from "react";
import { type Entry, evidenceName } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { TierBadge } from "../tier-badge.tsx";
import { TierHistory } from "../tier-history.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import styles from "./house.module.css";
import { MoveDialog } from "./move-dialog.tsx";
import { useClimber, useEntriesOf } from "./standings.ts";
import { entryName, signed } from "./words.ts";

/** One person's standing: tier, lock, history, the latest entries, and what an administrator does by hand. */
export function ClimberPanel({ id }: { id: string }) {
  const [isMoving, setIsMoving] = useState(false);
  return (
    <QueryView query={useClimber(id)} lines={6}>
      {({ person, standing }) => (
        <div className={styles.panel}>
          <h2>{person.name}</h2>
          <p className="pair">
            <TierBadge tier={person.tier} />
            <span className="figures">{m.tiers_points({ points: person.score })}</span>
          </p>
          {standing.isLocked && (
            <p className="note">{m.tiers_lock_words({ reason: standing.lockReason ?? "" })}</p>
          )}
          {standing.warnedFor && (
            <p className="note">{m.tiers_warned_words({ day: formatCalendarDay(standing.warnedFor) })}</p>
          )}
          <Button look="outline" size="work" onClick={() => setIsMoving(true)}>
            {m.tiers_move()}
          </Button>
          <LatestEntries id={id} />
          <TierHistory moves={standing.moves} isOther />
          {isMoving && <MoveDialog person={person} onClose={() => setIsMoving(false)} />}
        </div>
      )}
    </QueryView>
  );
}

function LatestEntries({ id }: { id: string }) {
  const [corrected, setCorrected] = useState<Entry | null>(null);
  return (
    <section className={styles.entries} aria-label={m.reputation_entries()}>
      <h3>{m.reputation_entries()}</h3>
      <QueryView query={useEntriesOf(id)} lines={4}>
        {(entries) => (
          <ol>
            {entries.map((entry) => (
              <li key={entry.id}>
                <span>
                  {entryName(entry)}
                  <small>
                    {[formatDate(entry.at), evidenceName(entry, getLocale())].filter(Boolean).join(", ")}
                  </small>
                </span>
                <b className="figures">{signed(entry.correctedTo ?? entry.points)}</b>
                {(entry.kind === "rule" || entry.kind === "opening") && (
                  <Button look="quiet" size="small" onClick={() => setCorrected(entry)}>
                    {m.tiers_correct()}
                    <span className="sr-only"> {entryName(entry)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {corrected && <CorrectDialog entry={corrected} onClose={() => setCorrected(null)} />}
    </section>
  );
}
