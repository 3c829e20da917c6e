import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { todoCard } from "./todo-card.tsx";

export const cards: readonly DashboardCard[] = [todoCard];
