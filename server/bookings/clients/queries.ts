import type { Db, Tx } from "#platform/database/database.ts";
import { answeredBy, nameless } from "../queries.ts";

const journeysOf = (db: Db | Tx, clientId: string) =>
  db.selectFrom("journeys").select("id").where("client_id", "=", clientId);

/** The bookings of a client's journeys, wherever those go over to; an answer that is being written stays good. */
export async function moveClientBookings(
  tx: Tx,
  { clientId, toId, now }: { clientId: string; toId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ owner_id: toId, updated_at: now })
    .where("journey_id", "in", journeysOf(tx, clientId))
    .execute();
}

/** Takes the guests' names and wishes out of what was booked for a client, also where their hotel reads it. */
export async function forgetClientGuests(tx: Tx, clientId: string): Promise<void> {
  const theirs = tx.selectFrom("bookings").select("id").where("journey_id", "in", journeysOf(tx, clientId));
  await tx.updateTable("booking_rooms").set({ guests: nameless }).where("booking_id", "in", theirs).execute();
  await tx
    .updateTable("bookings")
    .set({ wishes: "" })
    .where("journey_id", "in", journeysOf(tx, clientId))
    .execute();
}

/** What was booked for a client, room by room. */
export function findClientBookings(db: Db, clientId: string) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("booking_rooms as r", "r.booking_id", "b.id")
    .select(["b.reference", answeredBy.as("with"), "b.check_in as from", "b.check_out as until", "b.state"])
    .select(["b.wishes", "r.category", "r.guests"])
    .where("b.journey_id", "in", journeysOf(db, clientId))
    .orderBy("b.created_at")
    .orderBy("r.position")
    .execute();
}
