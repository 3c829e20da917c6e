import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { ownRequests } from "./desk/own-requests.ts";
import { privacyDeskRoutes } from "./desk/routes.ts";
import { privacyMails } from "./mail-samples.ts";
import { plantPrivacy } from "./plant-privacy.ts";
import { privacyQueue } from "./queue/queue.ts";
import { privacyRoutes } from "./routes.ts";
import { ownTerms } from "./terms/own-terms.ts";
import { termsRoutes } from "./terms/routes.ts";

/** What the law lets people ask of the house. */
export const privacy = declareCapability({
  routes: (deps: Deps) =>
    privacyRoutes(deps).route("/", privacyDeskRoutes(deps)).route("/", termsRoutes(deps)),
  personal: [ownRequests, ownTerms],
  plantDemo: plantPrivacy,
  queues: [privacyQueue],
  mails: privacyMails,
  named: [
    { table: "privacy_incidents", name: "title" },
    { table: "privacy_requests", name: "email" },
  ],
});
