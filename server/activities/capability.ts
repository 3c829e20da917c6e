import { declareCapability } from "../capability.ts";
import { plantActivities } from "./plant-activities.ts";
import { activitiesSection } from "./report-section.ts";
import { activitiesRoutes } from "./routes.ts";
import { scaleActivities } from "./scale-activities.ts";

/** What we do for hotels: calls, visits, mailings, roadshows. */
export const activities = declareCapability({
  routes: activitiesRoutes,
  plantDemo: plantActivities,
  scale: scaleActivities,
  accountability: [activitiesSection],
  named: [{ table: "sales_activities", name: "summary" }],
});
