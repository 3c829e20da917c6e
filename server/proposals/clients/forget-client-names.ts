import { on } from "../../facts/listener.ts";
import { forgetClientNames } from "./queries.ts";

/** Of a client who is forgotten the words stay without the name, and no link leads to them any more. */
export const forgetClients = [
  on("client_forgotten", async (tx, { clock }, { data: { clientId } }) =>
    forgetClientNames(tx, { clientId, now: clock.now() }),
  ),
];
