import { declareCapability } from "../capability.ts";
import { healthDeskRoutes } from "./desk/routes.ts";

/** How the house is doing. */
export const health = declareCapability({ routes: healthDeskRoutes });
