import { declareCapability } from "../capability.ts";
import { referralsBulk } from "./bulk.ts";
import { claimEnding, referralMoved, referralWaiting } from "./notices.ts";
import { ownReferrals } from "./own-referrals.ts";
import { scheduleDay } from "./pass-day.ts";
import { plantReferrals } from "./plant-referrals.ts";
import { referralsQueue } from "./queue/queue.ts";
import { referralsRoutes } from "./routes.ts";
import { tellSides } from "./tell-sides.ts";

/** Hotels that members know and would like to see in the collection. */
export const referrals = declareCapability({
  routes: referralsRoutes,
  jobs: [scheduleDay],
  plantDemo: plantReferrals,
  personal: [ownReferrals],
  tells: tellSides,
  notices: [referralWaiting, referralMoved, claimEnding],
  queues: [referralsQueue],
  bulk: referralsBulk,
  named: [{ table: "referrals", name: "name" }],
});
