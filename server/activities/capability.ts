import { declareCapability } from "../capability.ts";
import { activitiesRoutes } from "./routes.ts";

/** What we do for hotels: calls, visits, mailings, roadshows. */
export const activities = declareCapability({
  routes: activitiesRoutes,
});
