import { declareCapability } from "../capability.ts";
import { clientReceived } from "./notices.ts";
import { ownClients } from "./own-clients.ts";
import { clientsRoutes } from "./routes.ts";
import { tellHeir } from "./tell-heir.ts";

/** The travellers of advisors and operators. */
export const clients = declareCapability({
  routes: clientsRoutes,
  personal: [ownClients],
  tells: tellHeir,
  notices: [clientReceived],
});
