import { declareFeature } from "#web/portal/portal-feature.ts";
import { NOTIFICATIONS } from "./notifications.ts";
import { todoCard } from "./todo-card.tsx";

/** What the portals know of notifications. */
export const notifications = declareFeature({
  cards: [todoCard],
  search: () => import("./search-source.ts"),
  live: { notification: [NOTIFICATIONS] },
});
