import { on } from "../../facts/listener.ts";
import { moveClientBookings } from "./queries.ts";

/** A client who goes over to a colleague takes what was booked for them along; who earns from it was frozen before. */
export const followClients = [
  on("client_handed_over", async (tx, { clock }, { data: { clientId, toId } }) =>
    moveClientBookings(tx, { clientId, toId, now: clock.now() }),
  ),
];
