import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { eventsCard } from "./events-card.tsx";

export const cards: readonly DashboardCard[] = [eventsCard];
