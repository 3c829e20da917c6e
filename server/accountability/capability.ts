import { declareCapability } from "../capability.ts";
import { accountabilityRoutes } from "./routes.ts";

/** What we account for to each hotel, month by month; the sections are other capabilities' (`accountability`). */
export const accountability = declareCapability({
  routes: accountabilityRoutes,
});
