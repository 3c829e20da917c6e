import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";
import { storeCard } from "./store-card.tsx";
import { STORES } from "./stores.ts";

/** What the portals know of stores. */
export const stores = declareFeature({
  pages,
  cards: [storeCard],
  search: () => import("./search-source.ts"),
  // Whoever is told of a request reads the figures again.
  live: { notification: [[...STORES, "figures"]] },
});
