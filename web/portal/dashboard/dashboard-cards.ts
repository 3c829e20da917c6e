import { portalFeatures } from "../features.ts";

/** Every card of every dashboard, in the order of the features. */
export const dashboardCards = portalFeatures.flatMap(({ cards }) => cards ?? []);
