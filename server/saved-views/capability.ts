import { declareCapability } from "../capability.ts";
import { ownViews } from "./own-views.ts";
import { savedViewsRoutes } from "./routes.ts";

/** What lists remember. */
export const savedViews = declareCapability({ routes: savedViewsRoutes, personal: [ownViews] });
