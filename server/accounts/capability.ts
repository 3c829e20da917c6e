import { declareCapability } from "../capability.ts";
import { accountMails } from "./mail-samples.ts";
import { accountWaiting, profileToComplete } from "./notices.ts";
import { ownAccount } from "./own-account.ts";
import { plantPeople } from "./plant-people.ts";
import { plantTiers } from "./plant-tiers.ts";
import { accountRoutes } from "./routes.ts";
import { welcome } from "./welcome.ts";

/** Who is who here, and the ladder they stand on. */
export const accounts = declareCapability({
  routes: accountRoutes,
  plantHouse: ({ db }) => plantTiers(db),
  plantDemo: plantPeople,
  personal: [ownAccount],
  tells: [welcome],
  notices: [accountWaiting, profileToComplete],
  mails: accountMails,
});
