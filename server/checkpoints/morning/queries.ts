import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** How much each person has to do today, and what became overdue without their being told. */
export function countDue(db: Db | Tx, today: string) {
  return db
    .selectFrom("checkpoints")
    .select([
      "owner_id",
      // What is paid when is announced as a date that costs.
      sql<number>`count(*) filter (where day = ${today} and kind <> 'payment')::int`.as("due"),
      sql<number>`count(*) filter (where day < ${today})::int`.as("overdue"),
    ])
    .where("state", "=", "open")
    .where("is_overdue_told", "=", false)
    .where("day", "<=", sql<string>`${today}::date`)
    .groupBy("owner_id")
    .orderBy("owner_id")
    .execute();
}

/** Keeps in mind that somebody knows what is overdue. */
export async function markTold(
  tx: Tx,
  { ownerId, today }: { ownerId: string; today: string },
): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set({ is_overdue_told: true })
    .where("owner_id", "=", ownerId)
    .where("state", "=", "open")
    .where("day", "<", today)
    .where("is_overdue_told", "=", false)
    .execute();
}

/** Bookings of agreed stays ahead for which nothing was ever planned. */
export function findUnplanned(db: Db, { today, limit }: { today: string; limit: number }) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("profiles as p", "p.id", "b.owner_id")
    .select("b.id")
    .where("b.state", "in", ["accepted", "change_requested"])
    .where("b.check_in", ">", today)
    .where("b.offer", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("checkpoints as c").select("c.id").whereRef("c.booking_id", "=", "b.id"))),
    )
    .orderBy("b.id")
    .limit(limit)
    .execute();
}
