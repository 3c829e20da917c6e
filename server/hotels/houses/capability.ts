import { declareCapability } from "../../capability.ts";
import { ownMemberships } from "../members/own-memberships.ts";
import { hotelContactsChanged } from "./notices.ts";
import { housesRoutes } from "./routes.ts";
import { tellOwners } from "./tell-owners.ts";

/** What a hotel keeps of itself in its portal. */
export const houses = declareCapability({
  routes: housesRoutes,
  personal: [ownMemberships],
  tells: [tellOwners],
  notices: [hotelContactsChanged],
});
