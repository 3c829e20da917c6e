import { m } from "#messages/messages.js";
import { NotificationList } from "#web/features/notifications/notification-list.tsx";
import { useNotifications } from "#web/features/notifications/notifications.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Block } from "../block.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

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
