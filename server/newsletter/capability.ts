import { declareCapability } from "../capability.ts";
import { scheduleForgetting } from "./forget-unconfirmed.ts";
import { ownSubscription } from "./own-subscription.ts";
import { newsletterRoutes } from "./routes.ts";

/** The letter. */
export const newsletter = declareCapability({
  routes: newsletterRoutes,
  jobs: [scheduleForgetting],
  personal: [ownSubscription],
});
