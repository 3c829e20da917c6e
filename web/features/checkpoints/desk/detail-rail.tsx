import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDateTime, formatMoney } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Standing, Subject } from "../checkpoint-line.tsx";
import styles from "../checkpoints.module.css";
import { feedQuery } from "../checkpoints.ts";
import { noteOf, reasonName, titleOf } from "../words.ts";
import type { LineAction } from "./use-desk-keys.ts";

type DetailRailProps = {
  checkpoint: Checkpoint | undefined;
  today: string;
  press: (id: string, action: LineAction) => void;
  onFeed: () => void;
};

/** What is known of the line in hand and can be done with it, and the reader's calendar, beside the list where there is room. */
export function DetailRail({ checkpoint, today, press, onFeed }: DetailRailProps) {
  return (
    <aside className={styles.rail} aria-label={m.checkpoints_detail()}>
      {checkpoint && (
        <section aria-labelledby="detail">
          <p className={styles.railHead}>
            <span>{m.checkpoints_detail()}</span> <Standing checkpoint={checkpoint} today={today} />
          </p>
          <h2 id="detail">{titleOf(checkpoint)}</h2>
          <Subject checkpoint={checkpoint} />
          {noteOf(checkpoint) && <p>{noteOf(checkpoint)}</p>}
          <Facts checkpoint={checkpoint} />
          {checkpoint.state === "open" && <Ways {...{ checkpoint, today, press }} />}
        </section>
      )}
      <Calendar onFeed={onFeed} />
    </aside>
  );
}

function Ways({ checkpoint, today, press }: Omit<DetailRailProps, "onFeed" | "checkpoint"> & Held) {
  const { id, kind, dueOn } = checkpoint;
  const isPromise = kind === "arrival";
  const isEarly = isPromise && today < dueOn;
  const way = (action: LineAction) => ({ onClick: () => press(id, action) });
  return (
    <div className={styles.choices}>
      {!isEarly && (
        <Button size="small" {...way("tick")}>
          {isPromise ? m.checkpoints_kept() : m.checkpoints_done()}
        </Button>
      )}
      {isPromise && !isEarly && (
        <Button look="outline" size="small" {...way("broken")}>
          {m.checkpoints_broken()}
        </Button>
      )}
      {!isPromise && (
        <Button look="outline" size="small" {...way("edit")}>
          {m.checkpoints_edit()}
        </Button>
      )}
      <Button look="outline" size="small" {...way("waive")}>
        {m.checkpoints_waive()}
      </Button>
    </div>
  );
}
type Held = { checkpoint: Checkpoint };

function Facts({ checkpoint }: { checkpoint: Checkpoint }) {
  const { day, dueOn, dueTime, amount, booking, reason, reasonNote, closedAt } = checkpoint;
  return (
    <dl>
      <Line name={m.checkpoints_field_day()}>
        {[formatCalendarDay(day), dueTime].filter(Boolean).join(", ")}
      </Line>
      {dueOn !== day && <Line name={m.checkpoints_detail_first()}>{formatCalendarDay(dueOn)}</Line>}
      {amount && (
        <Line name={m.checkpoints_detail_amount()}>{formatMoney(amount.amount, amount.currency)}</Line>
      )}
      {booking && <Line name={m.checkpoints_detail_booking()}>{booking.reference}</Line>}
      {closedAt && <Line name={m.checkpoints_detail_closed()}>{formatDateTime(closedAt)}</Line>}
      {reason && (
        <Line name={m.checkpoints_waive_reason()}>
          {[reasonName(reason), reasonNote].filter(Boolean).join(". ")}
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Calendar({ onFeed }: { onFeed: () => void }) {
  const { data } = useQuery(feedQuery());
  if (!data) return null;
  const read = data.readAt ? m.checkpoints_feed_read({ at: formatDateTime(data.readAt) }) : undefined;
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" data-plain="">
        {m.checkpoints_feed_title()}
      </h2>
      <p className="note">{read ?? m.checkpoints_detail_calendar()}</p>
      <Button look="outline" size="small" onClick={onFeed}>
        {m.checkpoints_subscribe()}
      </Button>
    </section>
  );
}
