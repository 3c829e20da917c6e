import { declareCapability } from "../capability.ts";
import { scheduleOpenings } from "./campaigns/open-campaigns.ts";
import { plantMarketing } from "./demo/plant-marketing.ts";
import { keepBookings } from "./links/keep-booking.ts";
import { campaignEarly, campaignOpened, campaignWithdrawn, leadReceived } from "./notices.ts";
import { ownMarketing } from "./own-marketing.ts";
import { campaignsSection } from "./results/report-section.ts";
import { marketingRoutes } from "./routes.ts";
import { tellOfMarketing } from "./tell.ts";

/** Campaigns under a member's own name, and what came of them. */
export const marketing = declareCapability({
  routes: marketingRoutes,
  jobs: [scheduleOpenings],
  plantDemo: plantMarketing,
  personal: [ownMarketing],
  counts: keepBookings,
  tells: tellOfMarketing,
  notices: [campaignOpened, campaignEarly, campaignWithdrawn, leadReceived],
  accountability: [campaignsSection],
  named: [{ table: "campaigns", name: "title ->> 'pt'" }],
});
