import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";
import { PROPOSALS } from "./share/share.ts";

/** What the portals know of proposals. */
export const proposals = declareFeature({ pages, live: { proposal: [PROPOSALS] } });
