import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { standingCard } from "./standing-card.tsx";

export const cards: readonly DashboardCard[] = [standingCard];
