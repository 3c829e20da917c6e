import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { journeysCard } from "./journeys-card.tsx";

export const cards: readonly DashboardCard[] = [journeysCard];
