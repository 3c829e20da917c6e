import { declareCapability } from "../capability.ts";
import { privacyRoutes } from "./routes.ts";

/** What the law lets people ask of the house. */
export const privacy = declareCapability({
  routes: privacyRoutes,
});
