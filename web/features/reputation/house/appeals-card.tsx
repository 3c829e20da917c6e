import { m } from "#messages/messages.js";
import { formatCalendarDay, formatCount } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWaitingAppeals } from "./appeals.ts";

/** How many appeals wait, and until when the first has to be answered. */
export const appealsCard: DashboardCard = {
  id: "appeals",
  roles: ["admin"],
  column: "narrow",
  Card: AppealsCard,
};

function AppealsCard() {
  const way = { to: "/admin/standing/appeals", label: m.reputation_appeals() };
  return (
    <Block title={m.reputation_appeals()} way={way}>
      <QueryView query={useWaitingAppeals()} lines={2}>
        {({ count, rows: [first] }) =>
          first ? (
            <>
              <p className={styles.bigFigure}>{formatCount(count)}</p>
              <p className="note">{m.reputation_appeals_first({ day: formatCalendarDay(first.dueOn) })}</p>
            </>
          ) : (
            <p className="note">{m.reputation_appeals_none()}</p>
          )
        }
      </QueryView>
    </Block>
  );
}
