import { declareCapability } from "../capability.ts";
import { ownClients } from "./own-clients.ts";
import { clientsRoutes } from "./routes.ts";

/** The travellers of advisors and operators. */
export const clients = declareCapability({ routes: clientsRoutes, personal: [ownClients] });
