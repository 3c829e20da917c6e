import { declareCapability } from "../capability.ts";
import { plantJourneys } from "./demo/plant-journeys.ts";
import { scheduleUploadSweep } from "./files/sweep-uploads.ts";
import { scheduleOperationSweep } from "./operations/sweep-operations.ts";
import { ownJourneys } from "./own-journeys.ts";
import { journeysRoutes } from "./routes.ts";
import { countProposals } from "./states/count-proposals.ts";
import { followBookings } from "./states/follow-bookings.ts";
import { followClients } from "./states/follow-clients.ts";
import { scheduleDays } from "./states/pass-days.ts";
import { journeysTrend } from "./trend/trend.ts";

/** The journeys of advisors and operators. */
export const journeys = declareCapability({
  routes: journeysRoutes,
  jobs: [scheduleDays, scheduleOperationSweep, scheduleUploadSweep],
  plantDemo: plantJourneys,
  personal: [ownJourneys],
  counts: [...followClients, ...followBookings, ...countProposals],
  trends: [journeysTrend],
});
