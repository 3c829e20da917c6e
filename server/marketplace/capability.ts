import { declareCapability } from "../capability.ts";
import { plantRequests } from "./plant-requests.ts";
import { marketplaceRoutes } from "./routes.ts";

/** Where members and the public find what is offered, and ask for it. */
export const marketplace = declareCapability({ routes: marketplaceRoutes, plantDemo: plantRequests });
