import { declareFeature } from "#web/portal/portal-feature.ts";
import { CLIENTS } from "./clients.ts";
import { pages } from "./pages.ts";

/** What the portals know of clients. */
export const clients = declareFeature({
  pages,
  search: () => import("./search-source.ts"),
  // A colleague may have handed one over.
  live: { notification: [CLIENTS] },
});
