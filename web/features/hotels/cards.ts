import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { collectionCard } from "./collection-card.tsx";
import { housesCard } from "./house/houses-card.tsx";

export const cards: readonly DashboardCard[] = [housesCard, collectionCard];
