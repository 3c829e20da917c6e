import { declareCapability } from "../capability.ts";
import { plantActivities } from "./plant-activities.ts";
import { activitiesRoutes } from "./routes.ts";

/** What we do for hotels: calls, visits, mailings, roadshows. */
export const activities = declareCapability({
  routes: activitiesRoutes,
  plantDemo: plantActivities,
});
