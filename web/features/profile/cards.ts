import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { profileCard } from "./profile-card.tsx";

export const cards: readonly DashboardCard[] = [profileCard];
