import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { earningsCard } from "./earnings-card.tsx";
import { purseCard } from "./house/purse-card.tsx";

export const cards: readonly DashboardCard[] = [earningsCard, purseCard];
