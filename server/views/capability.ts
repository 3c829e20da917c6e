import { declareCapability } from "../capability.ts";
import { plantViews } from "./plant-views.ts";
import { viewsSection } from "./report-section.ts";
import { viewsRoutes } from "./routes.ts";
import { visitsTrend } from "./trend/trend.ts";

/** How often pages are read. */
export const views = declareCapability({
  routes: viewsRoutes,
  accountability: [viewsSection],
  plantDemo: plantViews,
  trends: [visitsTrend],
});
