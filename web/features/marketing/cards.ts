import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { campaignsCard } from "./campaigns-card.tsx";

export const cards: readonly DashboardCard[] = [campaignsCard];
