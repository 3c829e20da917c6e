import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { earningsCard } from "./earnings-card.tsx";

export const cards: readonly DashboardCard[] = [earningsCard];
