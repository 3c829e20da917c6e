import { declareCapability } from "../capability.ts";
import { claimEnding, referralMoved } from "./notices.ts";
import { ownReferrals } from "./own-referrals.ts";
import { scheduleDay } from "./pass-day.ts";
import { plantReferrals } from "./plant-referrals.ts";
import { referralsRoutes } from "./routes.ts";
import { tellOwner } from "./tell-owner.ts";

/** Hotels that members know and would like to see in the collection. */
export const referrals = declareCapability({
  routes: referralsRoutes,
  jobs: [scheduleDay],
  plantDemo: plantReferrals,
  personal: [ownReferrals],
  tells: tellOwner,
  notices: [referralMoved, claimEnding],
});
