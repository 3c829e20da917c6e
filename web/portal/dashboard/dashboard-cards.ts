import { collectionCard } from "./cards/collection-card.tsx";
import { newsCard } from "./cards/news-card.tsx";
import { profileCard } from "./cards/profile-card.tsx";
import { queuesCard } from "./cards/queues-card.tsx";
import { standingCard } from "./cards/standing-card.tsx";
import { todoCard } from "./cards/todo-card.tsx";
import type { DashboardCard } from "./dashboard-card.ts";

/** Every card of every dashboard, in the order they are shown; a capability adds its own here. */
export const dashboardCards: DashboardCard[] = [
  queuesCard,
  todoCard,
  newsCard,
  standingCard,
  profileCard,
  collectionCard,
];
