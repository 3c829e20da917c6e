import { declareCapability } from "../capability.ts";
import { settingsRoutes } from "./routes.ts";

/** What the house says of itself everywhere. */
export const settings = declareCapability({
  routes: settingsRoutes,
});
