import { declareFeature } from "#web/portal/portal-feature.ts";
import { QUEUES } from "./keys.ts";

/** What the portals know of queues: what makes them stale. */
export const queues = declareFeature({
  live: { notification: [QUEUES], booking: [QUEUES], commission: [QUEUES] },
});
