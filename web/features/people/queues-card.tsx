import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { usePeopleCounts } from "./people-counts.ts";

/** How many people stand where, for those who decide about them. */
export const queuesCard: DashboardCard = {
  id: "queues",
  roles: ["admin"],
  column: "wide",
  Card: QueuesCard,
};

const names = {
  pending: m.dashboard_people_pending,
  active: m.dashboard_people_active,
  suspended: m.dashboard_people_suspended,
  rejected: m.dashboard_people_rejected,
} as const;

function QueuesCard() {
  return (
    <Block title={m.dashboard_people()} way={{ to: "/admin/approvals", label: m.menu_approvals() }}>
      <QueryView query={usePeopleCounts()}>
        {(counts) => (
          <dl className={styles.figureBand}>
            {(Object.keys(names) as (keyof typeof names)[]).map((status) => (
              <div key={status}>
                <dt>{names[status]()}</dt>
                <dd>{formatCount(facetCount(counts, status))}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </Block>
  );
}
