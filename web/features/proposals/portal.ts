import { declareFeature } from "#web/portal/portal-feature.ts";
import { PROPOSALS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of proposals. */
export const proposals = declareFeature({ pages, live: { proposal: [PROPOSALS] } });
