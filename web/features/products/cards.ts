import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { ownCard } from "./own-card.tsx";

export const cards: readonly DashboardCard[] = [ownCard];
