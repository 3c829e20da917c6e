import { declareCapability } from "../../capability.ts";
import { ownMemberships } from "../members/own-memberships.ts";
import { housesRoutes } from "./routes.ts";

/** What a hotel keeps of itself in its portal. */
export const houses = declareCapability({
  routes: housesRoutes,
  personal: [ownMemberships],
});
