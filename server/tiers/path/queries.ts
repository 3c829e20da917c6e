import type { Db, Tx } from "#platform/database/database.ts";

/** Stays of a person's that are agreed and not over, the soonest first. */
export function findStaysAhead(db: Db | Tx, userId: string) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("hotels as h", "h.id", "b.hotel_id")
    .select(["b.id", "b.reference", "h.name", "b.check_out", "b.total", "b.currency"])
    .where("b.owner_id", "=", userId)
    .where("b.state", "=", "accepted")
    .orderBy("b.check_out")
    .orderBy("b.id")
    .limit(20)
    .execute();
}

/** Proposals of a person's that wait for their client and would count, the latest first. */
export function findOpenProposals(db: Db | Tx, userId: string) {
  return db
    .selectFrom("journeys")
    .select(["id", "title"])
    .where("owner_id", "=", userId)
    .where("state", "=", "proposed")
    .where("is_copy", "=", false)
    .orderBy("state_at", "desc")
    .orderBy("id")
    .limit(10)
    .execute();
}

/** Whether the profile of a person gave its points already. */
export async function hasCompleteProfile(db: Db | Tx, userId: string): Promise<boolean> {
  const fact = await db
    .selectFrom("facts")
    .select("id")
    .where("kind", "=", "profile_completed")
    .where("cause", "=", userId)
    .executeTakeFirst();
  return fact !== undefined;
}
