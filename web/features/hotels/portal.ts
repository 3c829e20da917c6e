import { declareFeature } from "#web/portal/portal-feature.ts";
import { collectionCard } from "./collection-card.tsx";

/** What the portals know of hotels. */
export const hotels = declareFeature({
  cards: [collectionCard],
});
