import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { removeMany } from "./desk/bulk.ts";
import { newsletterDeskRoutes } from "./desk/routes.ts";
import { scheduleForgetting } from "./forget-unconfirmed.ts";
import { newsletterMails } from "./mail-samples.ts";
import { ownSubscription } from "./own-subscription.ts";
import { plantReaders } from "./plant-readers.ts";
import { newsletterRoutes } from "./routes.ts";

/** The letter. */
export const newsletter = declareCapability({
  routes: (deps: Deps) => newsletterRoutes(deps).route("/", newsletterDeskRoutes(deps)),
  jobs: [scheduleForgetting],
  personal: [ownSubscription],
  plantDemo: plantReaders,
  mails: newsletterMails,
  bulk: [removeMany],
});
