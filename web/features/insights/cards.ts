import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { insightsCard } from "./insights-card.tsx";

export const cards: readonly DashboardCard[] = [insightsCard];
