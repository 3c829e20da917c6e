import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { ResourceView } from "#web/session/resource-view.tsx";
import { Unread } from "#web/session/unread.ts";
import { Block } from "../block.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

/** How many people stand where, for those who decide about them. */
export const queuesCard: DashboardCard = {
  id: "queues",
  roles: ["admin"],
  column: "wide",
  Card: QueuesCard,
};

const people = createResource(async () => {
  const answer = await memberApi().people.$get({ query: {} });
  if (!answer.ok) throw new Unread(answer);
  return (await answer.json()).counts;
});

const names = {
  pending: m.dashboard_people_pending,
  active: m.dashboard_people_active,
  suspended: m.dashboard_people_suspended,
  rejected: m.dashboard_people_rejected,
} as const;

function QueuesCard() {
  return (
    <Block title={m.dashboard_people()} way={{ to: "/admin/approvals", label: m.menu_approvals() }}>
      <ResourceView resource={people}>
        {(counts) => (
          <dl className="figure-band">
            {(Object.keys(names) as (keyof typeof names)[]).map((status) => (
              <div key={status}>
                <dt>{names[status]()}</dt>
                <dd>{formatNumber(counts[status])}</dd>
              </div>
            ))}
          </dl>
        )}
      </ResourceView>
    </Block>
  );
}
