import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { timelineCard } from "./timeline-card.tsx";

export const cards: readonly DashboardCard[] = [timelineCard];
