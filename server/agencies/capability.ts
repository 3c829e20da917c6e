import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { agencyDeskRoutes } from "./desk/routes.ts";
import { agencyAsks, agencySplit } from "./notices.ts";
import { ownAgency } from "./own-agency.ts";
import { plantAgencies } from "./plant-agencies.ts";
import { agenciesRoutes } from "./routes.ts";
import { tellColleague } from "./tell-colleague.ts";

/** The people of an agency, and how they share what they sell. */
export const agencies = declareCapability({
  routes: (deps: Deps) => agenciesRoutes(deps).route("/", agencyDeskRoutes(deps)),
  plantDemo: plantAgencies,
  personal: [ownAgency],
  tells: tellColleague,
  notices: [agencyAsks, agencySplit],
  named: [{ table: "agencies", name: "name" }],
});
