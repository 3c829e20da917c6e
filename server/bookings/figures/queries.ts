import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** The figures of one person's bookings; guests, children and wishes are not read. */
export function findFigures(db: Db, ownerId: string) {
  return (
    db
      .selectFrom("bookings as b")
      .innerJoin("hotels as h", "h.id", "b.hotel_id")
      .leftJoin("journeys as j", "j.id", "b.journey_id")
      .select([
        "b.id",
        "b.reference",
        "h.id as hotel_id",
        "h.name as hotel",
        "b.journey_id",
        "j.title",
        "b.state",
      ])
      .select([
        "b.waits_for",
        "b.check_in",
        "b.check_out",
        "b.rooms",
        "b.currency",
        "b.total",
        "b.commission",
      ])
      .select(["b.option_until", "b.due_at", "b.created_at", "b.updated_at"])
      .select(sql<number>`coalesce(jsonb_array_length(b.terms -> 'perks'), 0)`.as("promised"))
      .where("b.owner_id", "=", ownerId)
      // Insights speak of stays; what is asked of a product is none.
      .where("b.offer", "is", null)
      .orderBy("b.id")
      .execute()
  );
}

/** The perks of some hotels with their days. */
export function findPerks(db: Db, hotelIds: readonly string[]) {
  return db
    .selectFrom("hotel_sheets")
    .select(["hotel_id", sql<unknown>`content -> 'perks'`.as("perks")])
    .where("hotel_id", "in", [...hotelIds])
    .execute();
}
