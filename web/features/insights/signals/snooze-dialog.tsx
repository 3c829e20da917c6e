import { dayAfter } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "../insights.module.css";

const times: [number, () => string][] = [
  [1, m.insights_snooze_day],
  [7, m.insights_snooze_week],
  [30, m.insights_snooze_month],
];

type SnoozeProps = { today: string; onSnooze: (until: string) => Promise<void>; onClose: () => void };

/** Until when a signal is put off, in words. */
export function SnoozeDialog({ today, onSnooze, onClose }: SnoozeProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.insights_snooze_title()}>
      <ul className={styles.times}>
        {times.map(([days, name]) => {
          const until = dayAfter(today, days);
          return (
            <li key={days}>
              <Button look="outline" size="work" onClick={() => void onSnooze(until).then(onClose)}>
                {name()}
                <small>{formatCalendarDay(until)}</small>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
