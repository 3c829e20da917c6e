import { declareCapability } from "../capability.ts";
import { requestsBulk } from "./bulk.ts";
import { requestMoved } from "./notices.ts";
import { ownRequests } from "./own-requests.ts";
import { plantRequests } from "./plant-requests.ts";
import { suggestionsQueue } from "./queue/queue.ts";
import { requestsRoutes } from "./routes.ts";
import { tellVoters } from "./tell-voters.ts";

/** What members ask the platform to become. */
export const requests = declareCapability({
  routes: requestsRoutes,
  plantDemo: plantRequests,
  personal: [ownRequests],
  tells: [tellVoters],
  notices: [requestMoved],
  queues: [suggestionsQueue],
  bulk: requestsBulk,
  named: [{ table: "feature_requests", name: "title" }],
});
