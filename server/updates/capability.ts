import { declareCapability } from "../capability.ts";
import { newsOf } from "./news-of.ts";
import { ownReads } from "./own-reads.ts";
import { plantUpdates } from "./plant-updates.ts";
import { updatesRoutes } from "./routes.ts";

/** The news of the platform behind the bell. */
export const updates = declareCapability({
  routes: updatesRoutes,
  plantDemo: plantUpdates,
  personal: [ownReads],
  topics: newsOf,
});
