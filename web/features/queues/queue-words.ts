import type { Queue } from "#domain/queues/queues.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";

const DAY_HOURS = 24;
const SHOWN_IN_HOURS = 4 * DAY_HOURS;

/** A time in hours, or in days once that reads better. */
export function spanWords(hours: number): string {
  if (hours < SHOWN_IN_HOURS) return m.queues_hours({ hours: formatNumber(Math.round(hours)) });
  // Whole days that passed, as lists count them.
  return m.queues_days({ days: Math.floor(hours / DAY_HOURS) });
}

/** The whole board in a sentence. */
export function boardWords(queues: readonly Queue[]): string {
  const waiting = queues.filter(({ count }) => count.value > 0);
  const sum = (of: (queue: Queue) => number) => waiting.reduce((total, queue) => total + of(queue), 0);
  if (waiting.length === 0) return m.queues_summary_clear();
  return m.queues_summary({
    queues: waiting.length,
    items: sum(({ count }) => count.value),
    late: formatNumber(sum(({ late }) => late)),
  });
}
