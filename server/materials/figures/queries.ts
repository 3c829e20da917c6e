import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Asked = { userId: string; from: Date; until: Date };

/** Pieces of the kit that one person took and that end soon. */
export function findEnding(db: Db, { userId, from, until }: Asked) {
  return db
    .selectFrom("materials as m")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(["m.id", "m.title", "m.hotel_id as hotelId", "h.name as hotel"])
    .select(sql<string>`(m.closes_at at time zone h.time_zone)::date`.as("closesOn"))
    .where("m.closes_at", ">", from)
    .where("m.closes_at", "<=", until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("material_takes as t")
          .select("t.id")
          .whereRef("t.material_id", "=", "m.id")
          .where("t.user_id", "=", userId),
      ),
    )
    .orderBy("m.closes_at")
    .orderBy("m.id")
    .limit(100)
    .execute();
}
