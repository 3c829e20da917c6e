import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { scheduleUpdates } from "./desk/publish-due.ts";
import { revertUpdate } from "./desk/revert-update.ts";
import { updateDeskRoutes } from "./desk/routes.ts";
import { newsOf } from "./news-of.ts";
import { ownReads } from "./own-reads.ts";
import { plantUpdates } from "./plant-updates.ts";
import { updatesRoutes } from "./routes.ts";

/** The news of the platform behind the bell. */
export const updates = declareCapability({
  routes: (deps: Deps) => updatesRoutes(deps).route("/", updateDeskRoutes(deps)),
  jobs: [scheduleUpdates],
  reverts: [revertUpdate],
  plantDemo: plantUpdates,
  personal: [ownReads],
  topics: newsOf,
  named: [{ table: "system_updates", name: "title" }],
});
