import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { kitCard } from "./desk/kit-card.tsx";
import { recallsCard } from "./kit/recalls-card.tsx";

export const cards: readonly DashboardCard[] = [recallsCard, kitCard];
