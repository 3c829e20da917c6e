import { declareFeature } from "#web/portal/portal-feature.ts";
import { newsCard } from "./news-card.tsx";
import { UPDATES } from "./updates.ts";

/** What the portals know of the news. */
export const updates = declareFeature({
  cards: [newsCard],
  search: () => import("./search-source.ts"),
  live: { update: [UPDATES] },
});
