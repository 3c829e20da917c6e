import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";
import { writeToGuest } from "./mails.ts";
import { countOf, type EventRow, findNext, updateState } from "./queries.ts";

/**
 * Gives free places of an event that the caller holds to those who wait, in their order, and writes to each; what
 * members are to be told of it is for the caller to record. Who goes on a fam trip is chosen, not next.
 */
export async function fillPlaces(
  tx: Tx,
  deps: Pick<Tools, "clock" | "mail" | "config">,
  event: EventRow,
): Promise<NewFact[]> {
  const isOpen = event.state === "published" && event.ends_at > deps.clock.now();
  if (!isOpen || event.kind === "fam_trip") return [];
  const { taken } = (await countOf(tx, [event.id]))(event.id);
  const places = event.capacity - taken;
  if (places <= 0) return [];
  const facts: NewFact[] = [];
  for (const guest of await findNext(tx, { eventId: event.id, places })) {
    await updateState(tx, { id: guest.id, state: "registered" });
    await writeToGuest(tx, deps, { event, guest, letter: "place_free" });
    if (!guest.user_id) continue;
    const data = { eventId: event.id, registrationId: guest.id, userId: guest.user_id };
    facts.push({ kind: "place_freed", cause: guest.id, data });
  }
  return facts;
}
