import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { newsCard } from "./news-card.tsx";

export const cards: readonly DashboardCard[] = [newsCard];
