import type { Deps } from "../../deps.ts";
import { findClientBookings } from "./queries.ts";

/** What was booked for a client, for the copy of everything that is kept of them. */
export function readClientBookings(db: Deps["db"], { clientId }: { clientId: string }) {
  return findClientBookings(db, clientId);
}
