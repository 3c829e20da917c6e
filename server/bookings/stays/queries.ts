import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Which = { ownerId: string; journeyId?: string; blockId?: string };

/** The stays of one's own journey that its client chose, in their order, with the booking under way or the last one. */
export function findStays(db: Db, { ownerId, journeyId, blockId }: Which) {
  return db
    .selectFrom("journey_blocks as b")
    .innerJoin("journeys as j", "j.id", "b.journey_id")
    .innerJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("bookings as k")
          .leftJoin("commission_shares as s", (join) =>
            join.onRef("s.commission_id", "=", "k.id").onRef("s.payee_id", "=", "k.owner_id"),
          )
          .select(["k.id as booking_id", "k.reference", "k.state as booking_state", "k.total", "k.currency"])
          .select(sql<number>`coalesce(s.hotel_line, k.commission)`.as("commission"))
          .whereRef("k.block_id", "=", "b.id")
          .orderBy("k.created_at", "desc")
          .limit(1)
          .as("k"),
      (join) => join.onTrue(),
    )
    .select([
      ...(["b.id", "b.day", "b.content", "j.id as journey_id", "j.title", "j.state", "j.head"] as const),
      ...(["j.starts_on", "h.id as hotel_id", "h.name as hotel_name"] as const),
      ...(["k.booking_id", "k.reference", "k.booking_state", "k.total", "k.currency"] as const),
      "k.commission",
    ])
    .where("j.owner_id", "=", ownerId)
    .whereRef("b.option_id", "=", "j.chosen_option_id")
    .where("b.kind", "=", "stay")
    .where("b.is_removed", "=", false)
    .where("b.day", "is not", null)
    .$if(journeyId !== undefined, (query) => query.where("j.id", "=", journeyId!))
    .$if(blockId !== undefined, (query) => query.where("b.id", "=", blockId!))
    .orderBy("b.day")
    .orderBy(sql`b.position`)
    .limit(50)
    .execute();
}
export type StayRow = Awaited<ReturnType<typeof findStays>>[number];
