import type { Db } from "#platform/database/database.ts";

/** Some registrations by their ids, with how many places their event has. */
export function findRegistrationsById(db: Db, ids: string[]) {
  return db
    .selectFrom("registrations as r")
    .innerJoin("events as e", "e.id", "r.event_id")
    .select(["r.id", "r.event_id", "r.name", "r.email", "r.state", "r.version", "e.capacity"])
    .where("r.id", "in", ids)
    .execute();
}
