import { declareCapability } from "../capability.ts";
import { ownGrowth } from "./own-growth.ts";
import { followWork } from "./plan/follow-work.ts";
import { plantGrowth } from "./plant-growth.ts";
import { growthRoutes } from "./routes.ts";

/** A member's own development: goals, and the plan of their diagnostic. */
export const growth = declareCapability({
  routes: growthRoutes,
  plantDemo: plantGrowth,
  personal: [ownGrowth],
  counts: followWork,
});
