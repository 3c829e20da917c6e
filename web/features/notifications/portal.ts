import { declareFeature } from "#web/portal/portal-feature.ts";
import { NOTIFICATIONS } from "./keys.ts";

/** What the portals know of notifications. */
export const notifications = declareFeature({
  cards: () => import("./cards.ts"),
  search: () => import("./search-source.ts"),
  live: { notification: [NOTIFICATIONS] },
});
