import { on } from "../../facts/listener.ts";
import { forgetClientGuests, moveClientBookings } from "./queries.ts";

/**
 * A client who goes over to a colleague takes what was booked for them along; who earns from it was frozen before. Of
 * one who is forgotten the bookings stay, with guests who have no name.
 */
export const followClients = [
  on("client_handed_over", async (tx, { clock }, { data: { clientId, toId } }) =>
    moveClientBookings(tx, { clientId, toId, now: clock.now() }),
  ),
  on("client_forgotten", async (tx, _deps, { data: { clientId } }) => forgetClientGuests(tx, clientId)),
];
