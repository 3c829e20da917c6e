import { declareFeature } from "#web/portal/portal-feature.ts";
import { STORES } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of stores. */
export const stores = declareFeature({
  pages,
  cards: () => import("./cards.ts"),
  search: () => import("./search-source.ts"),
  // Whoever is told of a request reads the figures again.
  live: { notification: [[...STORES, "figures"]] },
});
