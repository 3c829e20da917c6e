import type { NewFact } from "#domain/facts/facts.ts";
import { on } from "../facts/listener.ts";
import { refuse } from "../http/refuse.ts";
import { findOpenOfJourney, insertEvent, isAgreedFor, updateBooking } from "./queries.ts";
import { idsOf } from "./take-step.ts";

const over = { waits_for: null, is_asked: false, proposal: null, due_at: null, half_at: null, left_ms: null };

/** A journey that is cancelled takes back what was asked for it and is not agreed yet (loop: journey). */
export const followJourneys = [
  on("journey_cancelled", async (tx, { clock }, { data: { journeyId }, actorId }) => {
    // What is agreed has a price to leave: it is cancelled by itself, knowingly, before its journey.
    if (await isAgreedFor(tx, journeyId)) throw refuse("stays_agreed");
    const facts: NewFact[] = [];
    const now = clock.now();
    for (const row of await findOpenOfJourney(tx, journeyId)) {
      const changes = {
        ...over,
        state: "withdrawn",
        option_until: null,
        reason: "client_left",
        updated_at: now,
      };
      await updateBooking(tx, { bookingId: row.id, changes });
      const eventId = await insertEvent(tx, {
        ...{
          booking_id: row.id,
          kind: "withdraw",
          by: "seller",
          actor_id: actorId,
          name: "",
          body: "",
          at: now,
        },
        data: JSON.stringify({ reason: "client_left" }),
      });
      const data = { ...idsOf(row), step: "withdraw", by: "seller" } as const;
      facts.push({ kind: "booking_stepped", cause: `${row.id}/${eventId}`, actorId, data });
    }
    return facts;
  }),
];
