import { portalFeatures } from "../features.ts";
import type { DashboardCard } from "./dashboard-card.ts";

let cards: Promise<DashboardCard[]> | undefined;

/** Every card of every dashboard, in the order of the features. */
export function dashboardCards(): Promise<DashboardCard[]> {
  cards ??= loadCards();
  return cards;
}

async function loadCards(): Promise<DashboardCard[]> {
  const loading = portalFeatures.flatMap((feature) => feature.cards ?? []).map((load) => load());
  return (await Promise.all(loading)).flatMap((own) => own.cards);
}
