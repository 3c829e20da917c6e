import { declareCapability } from "../capability.ts";
import { detailsChanged } from "./notices.ts";
import { ownDetails } from "./own-details.ts";
import { plantDetails } from "./plant-details.ts";
import { payoutsRoutes } from "./routes.ts";
import { tellPayee } from "./tell-payee.ts";

/** What is paid to those who sold, and where. */
export const payouts = declareCapability({
  routes: payoutsRoutes,
  plantDemo: plantDetails,
  personal: [ownDetails],
  tells: tellPayee,
  notices: [detailsChanged],
});
