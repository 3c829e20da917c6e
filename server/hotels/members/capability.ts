import { declareCapability } from "../../capability.ts";
import { registerRoutes } from "./routes.ts";

/** The people of hotels and the register of hotels. */
export const hotelRegister = declareCapability({
  routes: registerRoutes,
});
