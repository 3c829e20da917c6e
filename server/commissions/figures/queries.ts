import type { Db } from "#platform/database/database.ts";

/** The figures of one payee's shares; the house line, which the house pays, stands apart from what hotels owe. */
export function findFigures(db: Db, payeeId: string) {
  return db
    .selectFrom("commission_shares as s")
    .innerJoin("bookings as b", "b.id", "s.commission_id")
    .innerJoin("hotels as h", "h.id", "s.hotel_id")
    .select(["s.commission_id as id", "b.reference", "s.hotel_id", "h.name as hotel", "s.state"])
    .select(["s.currency", "s.hotel_line as amount", "s.due_on", "s.check_out"])
    .where("s.payee_id", "=", payeeId)
    .orderBy("s.commission_id")
    .execute();
}
