import { declareCapability } from "../../capability.ts";
import { photoRoutes } from "./routes.ts";

/** Photographs of people. */
export const photo = declareCapability({
  routes: photoRoutes,
});
