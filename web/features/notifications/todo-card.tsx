import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { NotificationList } from "./notification-list.tsx";
import { useNotifications } from "./notifications.ts";

/** What the reader is asked to do and has not seen to. */
export const todoCard: DashboardCard = { id: "todo", roles: "all", column: "wide", Card: TodoCard };

function TodoCard() {
  return (
    <Block title={m.notifications_title()}>
      <QueryView query={useNotifications()}>
        {({ notifications: list }) => <NotificationList list={list.filter(({ isRead }) => !isRead)} />}
      </QueryView>
    </Block>
  );
}
