import type { Db } from "#platform/database/database.ts";

/** One person's open checkpoints past their day; those about children and what somebody wrote are not read. */
export function findOverdue(db: Db, { ownerId, today }: { ownerId: string; today: string }) {
  return db
    .selectFrom("checkpoints as c")
    .leftJoin("journeys as j", "j.id", "c.journey_id")
    .select(["c.id", "c.template", "c.journey_id as journeyId", "j.title as journey", "c.day"])
    .where("c.owner_id", "=", ownerId)
    .where("c.state", "=", "open")
    .where("c.day", "<", today)
    .where((eb) => eb.or([eb("c.template", "is", null), eb("c.template", "!=", "minors")]))
    .orderBy("c.day")
    .orderBy("c.id")
    .limit(200)
    .execute();
}
