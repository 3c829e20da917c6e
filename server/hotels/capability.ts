import { declareCapability } from "../capability.ts";
import { hotelsRoutes } from "./routes.ts";

/** The hotel collection. */
export const hotels = declareCapability({
  routes: hotelsRoutes,
});
