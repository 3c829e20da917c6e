import { moveBlocker, type RegistrationState } from "#domain/events/states.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { fillPlaces } from "./fill-places.ts";
import { freeAppointment } from "./guests/queries.ts";
import { writeToGuest } from "./mails.ts";
import { findRegistration, lockEvent, updateState } from "./queries.ts";

/** Gives a guest's own place back, to whoever is next; a second time changes nothing. */
export async function cancelRegistration(tx: Tx, deps: Deps, id: string): Promise<void> {
  const known = await findRegistration(tx, id);
  const event = known && (await lockEvent(tx, { id: known.event_id }));
  const guest = event && (await findRegistration(tx, id));
  if (!event || !guest) throw refuse("not_found");
  const from = guest.state as RegistrationState;
  if (from === "cancelled") return;
  const blocker = moveBlocker({ from, to: "cancelled", by: "guest" });
  if (blocker) throw refuse(blocker);
  await updateState(tx, { id, state: "cancelled" });
  await freeAppointment(tx, id);
  await writeToGuest(tx, deps, { event, guest, letter: "cancelled" });
  await recordFacts(tx, deps, await fillPlaces(tx, deps, event));
}
