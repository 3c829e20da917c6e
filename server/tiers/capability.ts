import { declareCapability } from "../capability.ts";
import { tierMoved, tierWarned } from "./notices.ts";
import { ownTier } from "./own-tier.ts";
import { scheduleTiers } from "./recompute-tiers.ts";
import { tellOfTiers } from "./tell.ts";

/** The ladder, who stands where on it, and how they move. */
export const tiers = declareCapability({
  jobs: [scheduleTiers],
  personal: [ownTier],
  tells: tellOfTiers,
  notices: [tierMoved, tierWarned],
});
