import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Queue } from "#domain/queues/queues.ts";
import { m } from "#messages/messages.js";
import { formatCount, formatNumber } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { Badge } from "#web/ui/badge.tsx";
import { spanWords } from "./queue-words.ts";
import styles from "./queues.module.css";
import { WaitsDrawing } from "./waits-drawing.tsx";

/** Every queue on a line of its own, the worst first, each a link to where it is decided. */
export function QueueBoard({ queues }: { queues: readonly Queue[] }) {
  return (
    <table className={styles.board}>
      <caption className="sr-only">{m.queues_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.queues_column_queue()}</th>
          <th scope="col">{m.queues_column_waits()}</th>
          <th scope="col">{m.queues_column_count()}</th>
          <th scope="col">{m.queues_column_oldest()}</th>
          <th scope="col">{m.queues_column_decision()}</th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <QueueRow key={queue.id} queue={queue} />
        ))}
      </tbody>
    </table>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  const { id, name, place, count, late, waits, agreedHours, medianHours } = queue;
  return (
    <tr data-queue={id} data-clear={count.value === 0 || undefined}>
      <th scope="row">
        <Link className={styles.way} to={place}>
          {said(name)}
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
        </Link>
        <small>{standing(queue)}</small>
      </th>
      <td>
        <WaitsDrawing waits={waits} agreedHours={agreedHours} />
      </td>
      <td className={styles.count}>{formatCount(count)}</td>
      <td>
        {waits[0] === undefined ? "–" : <Oldest hours={waits[0]} isLate={late > 0} />}
        <small>{m.queues_of_agreed({ agreed: spanWords(agreedHours) })}</small>
      </td>
      <td>
        {medianHours === null ? "–" : spanWords(medianHours)}
        <small>{medianHours === null ? m.queues_none_decided() : m.queues_median()}</small>
      </td>
    </tr>
  );
}

function Oldest({ hours, isLate }: { hours: number; isLate: boolean }) {
  const words = spanWords(hours);
  return isLate ? <Badge tone="bad">{words}</Badge> : <b>{words}</b>;
}

function standing({ count, late }: Queue): string {
  if (count.value === 0) return m.queues_none_waiting();
  return late > 0 ? m.queues_late({ count: formatNumber(late) }) : m.queues_in_time();
}
