import { randomUUID } from "node:crypto";
import { type NewRoom, stayFaults } from "#domain/bookings/bookings.ts";
import { estimateCommission } from "#domain/bookings/usual-terms.ts";
import { dayIn } from "#domain/days.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { readContractInForce } from "../hotels/contracts/read-contract-in-force.ts";
import { refuse } from "../http/refuse.ts";
import { dutyOf, startClock } from "./desk.ts";
import { findDesk, findName, insertBooking, insertEvent, isNumberTaken, replaceRooms } from "./queries.ts";
import { newReference } from "./references.ts";
import { requireAnswerer } from "./require-answerer.ts";

type Stay = { checkIn: string; checkOut: string; rooms: NewRoom[]; wishes: string };
export type Made = Stay & {
  id?: string;
  ownerId: string;
  hotelId: string;
  journeyId: string | null;
  blockId: string | null;
  source: "request" | "gds" | "programme" | "email" | "phone";
  confirmationNumber: string | null;
};

/** Keeps a new booking under the terms that hold today, starts the hotel's clock and says so; its id. Call it last. */
export async function makeBooking(tx: Tx, deps: Deps, made: Made): Promise<string> {
  const { ownerId, hotelId, journeyId, blockId, source, rooms, checkIn, checkOut } = made;
  const now = deps.clock.now();
  const desk = await findDesk(tx, hotelId);
  if (!desk?.is_published || desk.kind !== "hotel")
    throw refuse("validation_failed", { fields: { hotelId: "unknown" } });
  await requireAnswerer(tx, desk);
  const today = dayIn(desk.time_zone, now);
  const isRegistered = source !== "request";
  const faults = stayFaults(made, { today, isRegistered });
  if (Object.keys(faults).length > 0) throw refuse("validation_failed", { fields: faults });
  const contract = await readContractInForce(tx, { hotelId, on: today });
  if (!contract) throw refuse("no_contract");
  const commission = estimateCommission(contract.terms, rooms);
  if (commission === null) throw refuse("validation_failed", { fields: { "rooms.0.ratePlan": "unknown" } });
  const id = made.id ?? randomUUID();
  const number = made.confirmationNumber;
  if (number !== null && (await isNumberTaken(tx, { hotelId, number, bookingId: id })))
    throw refuse("confirmation_taken");
  const guests = rooms.flatMap((room) => room.guests);
  const state = isRegistered ? "registered" : "sent";
  const isMade = await insertBooking(tx, {
    ...{ id, reference: newReference(), owner_id: ownerId, hotel_id: hotelId, contract_id: contract.id },
    ...{ journey_id: journeyId, block_id: blockId, source, state, waits_for: "hotel" },
    ...{ check_in: checkIn, check_out: checkOut, rooms: rooms.length, wishes: made.wishes },
    ...{ people: guests.length, children: guests.filter(({ age }) => age !== null).length },
    ...{ currency: contract.terms.currency, total: rooms.reduce((sum, { price }) => sum + price, 0) },
    ...{ commission, confirmation_number: number, created_at: now, updated_at: now },
    ...startClock(dutyOf(desk), { now, answerHours: contract.terms.answerHours }),
  });
  if (!isMade) throw refuse("booking_exists");
  await replaceRooms(tx, {
    bookingId: id,
    rooms: rooms.map(({ category, ratePlan, price, guests: theirs }, position) => ({
      ...{ booking_id: id, position, category, rate_plan: ratePlan, price, guests: JSON.stringify(theirs) },
    })),
  });
  const name = (await findName(tx, ownerId))?.full_name ?? "";
  await insertEvent(tx, {
    ...{ booking_id: id, kind: state, by: "seller", actor_id: ownerId, name, body: made.wishes, at: now },
  });
  const data = { bookingId: id, hotelId, ownerId, journeyId, blockId };
  await recordFacts(tx, deps, [{ kind: "booking_sent", cause: id, actorId: ownerId, data }]);
  return id;
}
