import { declareCapability } from "../capability.ts";
import { followBookings } from "./journeys/follow-bookings.ts";
import { scheduleMorning } from "./morning/tell-morning.ts";
import { checkpointsDue } from "./notices.ts";
import { ownCheckpoints } from "./own-checkpoints.ts";
import { plantCheckpoints } from "./plant-checkpoints.ts";
import { checkpointsRoutes } from "./routes.ts";
import { tellOwner } from "./tell-owner.ts";

/** What is to be done for each journey, on its day. */
export const checkpoints = declareCapability({
  routes: checkpointsRoutes,
  jobs: [scheduleMorning],
  plantDemo: plantCheckpoints,
  personal: [ownCheckpoints],
  counts: followBookings,
  tells: tellOwner,
  notices: [checkpointsDue],
});
