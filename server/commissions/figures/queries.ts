import type { Db } from "#platform/database/database.ts";

/** The figures of one payee's shares: what each comes to, and what of that is still to come. */
export function findFigures(db: Db, payeeId: string) {
  return db
    .selectFrom("commission_shares as s")
    .innerJoin("bookings as b", "b.id", "s.commission_id")
    .innerJoin("hotels as h", "h.id", "s.hotel_id")
    .select(["s.commission_id as id", "b.reference", "s.hotel_id", "h.name as hotel", "s.state"])
    .select(["s.currency", "s.due_on", "s.check_out", "s.came"])
    .select((eb) => eb("s.hotel_line", "+", eb.ref("s.house_line")).as("amount"))
    .where("s.payee_id", "=", payeeId)
    .orderBy("s.commission_id")
    .execute();
}
