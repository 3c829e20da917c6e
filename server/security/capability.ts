import { declareCapability } from "../capability.ts";
import { securityRoutes } from "./routes.ts";

/** Where people are signed in. */
export const security = declareCapability({
  routes: securityRoutes,
});
