import type { Db, Tx } from "#platform/database/database.ts";

/** Whose a booking is and which journey it belongs to. */
export function findPlace(db: Db | Tx, bookingId: string) {
  return (
    db
      .selectFrom("bookings")
      .select(["id", "owner_id", "journey_id"])
      .where("id", "=", bookingId)
      // What is asked of a product is no stay: nothing is prepared for it.
      .where("offer", "is", null)
      .executeTakeFirst()
  );
}

type Place = { id: string; journey_id: string | null };

/** The agreed stays of a journey, or the one of a booking that has none. */
export function findAgreed(db: Db | Tx, { id, journey_id: journeyId }: Place) {
  return db
    .selectFrom("bookings")
    .select(["id", "check_in", "check_out", "children", "currency", "terms", "state"])
    .where("state", "in", ["accepted", "change_requested", "stayed"])
    .where("offer", "is", null)
    .$if(journeyId !== null, (query) => query.where("journey_id", "=", journeyId!))
    .$if(journeyId === null, (query) => query.where("id", "=", id))
    .orderBy("check_in")
    .orderBy("id")
    .execute();
}
