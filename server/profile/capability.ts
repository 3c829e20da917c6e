import { declareCapability } from "../capability.ts";
import { ownProfile } from "./own-profile.ts";
import { plantProfiles } from "./plant-profiles.ts";
import { profileRoutes } from "./routes.ts";

/** What people say of themselves. */
export const profile = declareCapability({
  routes: profileRoutes,
  plantDemo: plantProfiles,
  personal: [ownProfile],
});
