import type { Booking } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { formatMomentIn } from "#web/locale/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../bookings.module.css";
import { formatSpan } from "../words.ts";

/** When an answer is due, in a word of a list. */
export function DueWord({ clock, optionUntil }: Pick<Booking, "clock" | "optionUntil">) {
  const end = clock.dueAt ?? optionUntil;
  if (clock.isPaused) return <span className={styles.due}>{m.bookings_step_ask()}…</span>;
  if (!end) return "—";
  const left = Date.parse(end) - Date.now();
  if (left < 0)
    return <span className={styles.over}>{m.bookings_due_over({ over: formatSpan(-left) })}</span>;
  return <span className={styles.due}>{formatSpan(left)}</span>;
}

/** The clock of an answer or an option: a door in a circle, what is left, in the hotel's time and the reader's. */
export function AnswerClock({ booking }: { booking: Booking }) {
  const { clock, optionUntil, hotel, createdAt } = booking;
  const end = clock.dueAt ?? optionUntil;
  if (clock.isPaused) return <Notice tone="warn">{m.bookings_due_paused()}</Notice>;
  if (!end) return null;
  const left = Date.parse(end) - Date.now();
  const whole = Math.max(1, Date.parse(end) - Date.parse(createdAt));
  const words = { there: formatMomentIn(end, hotel.timeZone), here: formatMomentIn(end), place: hotel.name };
  return (
    <div className={styles.clock} data-late={left < 0 || undefined}>
      <ClockDrawing share={Math.min(1, Math.max(0, left / whole))} />
      <div>
        <b>{left < 0 ? m.bookings_due_over({ over: formatSpan(-left) }) : formatSpan(left)}</b>
        <p>{untilText(words, { isOption: optionUntil !== null, isOfHotel: hotel.id !== null })}</p>
      </div>
    </div>
  );
}

type Words = { there: string; here: string; place: string };

/** Until when, on the hotel's clock, and on the reader's where it shows another hour; a member's offer has theirs alone. */
function untilText(words: Words, { isOption, isOfHotel }: { isOption: boolean; isOfHotel: boolean }): string {
  if (!isOfHotel) return m.bookings_due_here(words);
  if (words.there === words.here)
    return isOption ? m.bookings_option_until_there(words) : m.bookings_due_until_there(words);
  return isOption ? m.bookings_option_until(words) : m.bookings_due_until(words);
}

function ClockDrawing({ share }: { share: number }) {
  const around = 2 * Math.PI * 28;
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="28" data-part="ring" />
      <circle
        {...{ cx: 32, cy: 32, r: 28, pathLength: around, transform: "rotate(-90 32 32)" }}
        data-part="left"
        strokeDasharray={`${around * share} ${around}`}
      />
      <path d="M24 46V30a8 8 0 0 1 16 0v16" data-part="door" />
    </svg>
  );
}
