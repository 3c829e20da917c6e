import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { storeCard } from "./store-card.tsx";

export const cards: readonly DashboardCard[] = [storeCard];
