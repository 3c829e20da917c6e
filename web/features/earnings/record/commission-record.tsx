import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatCalendarDays, formatDateTime } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import styles from "../earnings.module.css";
import type { Whose } from "../earnings.ts";
import { CommissionMoves } from "../moves/commission-moves.tsx";
import { eventText, lateText, partialText, sideName, stateLook } from "../words.ts";
import { WhyAmount } from "./why-amount.tsx";

type CommissionRecordProps = { commission: Commission; whose: Whose };

/** One record that three sides read: how it stands, why this amount, what happened, and what its reader may do. */
export function CommissionRecord({ commission, whose }: CommissionRecordProps) {
  const { checkIn, checkOut, initials, daysLate, partial, confirmationNumber } = commission;
  const { name, tone } = stateLook(commission, whose.kind);
  const about = [confirmationNumber, initials, formatCalendarDays(checkIn, checkOut)];
  return (
    <div className={styles.record}>
      <div className="stack">
        <p className={styles.badges}>
          <Badge tone={tone}>{name}</Badge>
          <span>{about.filter(Boolean).join(" · ")}</span>
          {daysLate > 0 && <span className={styles.late}>{lateText(daysLate)}</span>}
          {partial > 0 && <span>{partialText(commission)}</span>}
        </p>
        <CommissionMoves commission={commission} whose={whose} />
      </div>
      <WhyAmount commission={commission} whose={whose} />
      <section aria-labelledby="record">
        <h2 id="record" className={styles.part}>
          {m.earnings_record()}
        </h2>
        <ol className={styles.thread}>
          {commission.events.map((event) => (
            <li key={event.id}>
              <span>{sideName(event.by)}</span>
              <div>
                <p>{eventText(event, commission.currency)}</p>
                {event.body && <p className="note">{event.body}</p>}
                <EventWhen event={event} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The day that an event is about comes first; when it was written down, beside it. */
function EventWhen({ event: { on, at } }: { event: Commission["events"][number] }) {
  if (!on) return <time dateTime={at}>{formatDateTime(at)}</time>;
  return (
    <>
      <time dateTime={on}>{formatCalendarDay(on)}</time>{" "}
      <small>
        {m.earnings_event_written()} <time dateTime={at}>{formatDateTime(at)}</time>
      </small>
    </>
  );
}
