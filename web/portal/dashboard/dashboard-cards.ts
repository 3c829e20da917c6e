import { portalFeatures } from "../features.ts";
import type { DashboardCard } from "./dashboard-card.ts";

let cards: Promise<DashboardCard[]> | undefined;

/** Every card of every dashboard, in the order of the features. */
export function dashboardCards(): Promise<DashboardCard[]> {
  cards ??= loadCards();
  return cards;
}

async function loadCards(): Promise<DashboardCard[]> {
  const loaded = await Promise.all(portalFeatures.map((feature) => feature.cards?.()));
  return loaded.flatMap((own) => own?.cards ?? []);
}
