import { on } from "../../facts/listener.ts";
import { forgetTravellers, mergeClientJourneys, moveClientJourneys } from "./queries.ts";

/**
 * A client who goes over to a colleague takes their journeys along; entries that became one have them together; of
 * one who is forgotten the journeys stay, with travellers who have no name.
 */
export const followClients = [
  on("client_handed_over", async (tx, { clock }, { data: { clientId, toId } }) =>
    moveClientJourneys(tx, { clientId, toId, now: clock.now() }),
  ),
  on("clients_merged", async (tx, _deps, { data: { clientId, otherId } }) =>
    mergeClientJourneys(tx, { clientId, otherId }),
  ),
  on("client_forgotten", async (tx, _deps, { data: { clientId } }) => forgetTravellers(tx, clientId)),
];
