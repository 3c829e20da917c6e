import { declareCapability } from "../../capability.ts";
import { plantContracts } from "./plant-contracts.ts";
import { contractsRoutes } from "./routes.ts";
import { scaleContracts } from "./scale-contracts.ts";

/** The terms under which we sell each hotel, in versions. */
export const contracts = declareCapability({
  routes: contractsRoutes,
  plantDemo: plantContracts,
  scale: scaleContracts,
});
