import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { diagnosticCard } from "./own/diagnostic-card.tsx";

export const cards: readonly DashboardCard[] = [diagnosticCard];
