import type { Farol } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "../insights.module.css";
import { said } from "../insights.ts";
import { useMoves } from "./use-moves.ts";

/** Signals that were done, each in a line with what came of it. */
export function DoneLines({ done }: Pick<Farol, "done">) {
  return done.map((card) => (
    <li key={card.id} className={styles.doneLine}>
      <Badge tone="ok">{m.insights_done_on({ day: formatDate(card.doneAt) })}</Badge>
      <span>
        {said(card.name)}.{" "}
        <b>
          {card.outcomeAt
            ? m.insights_outcome({ day: formatDate(card.outcomeAt) })
            : m.insights_outcome_none()}
        </b>
      </span>
      <Reopen id={card.id} name={said(card.name)} />
    </li>
  ));
}

/** Signals that were put off, and until when. */
export function SnoozedLines({ snoozed }: Pick<Farol, "snoozed">) {
  return (
    <ul className={styles.lines}>
      {snoozed.map(({ card, until }) => (
        <li key={card.id}>
          <span>
            {said(card.sentence)} <small>{m.insights_snoozed_until({ day: formatCalendarDay(until) })}</small>
          </span>
          <Reopen id={card.id} name={said(card.sentence)} />
        </li>
      ))}
    </ul>
  );
}

function Reopen({ id, name }: { id: string; name: string }) {
  const { reopen, isBusy } = useMoves({ id });
  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void reopen()}>
      {m.insights_reopen()}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
