import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** Ended sessions of which an access token may still be unexpired; the database wrote the moment, so it also compares. */
export function readEndedSessions(db: Db, accessTokenSeconds: number) {
  return db
    .selectFrom("auth.ended_sessions")
    .selectAll()
    .where("ended_at", ">", sql<Date>`now() - make_interval(secs => ${accessTokenSeconds})`)
    .execute();
}

export function readBans(db: Db) {
  return db
    .selectFrom("auth.users")
    .select(["id", "banned_until"])
    .where("banned_until", "is not", null)
    .execute();
}

export async function deleteForgottenSessions(db: Db, accessTokenSeconds: number): Promise<void> {
  await db
    .deleteFrom("auth.ended_sessions")
    .where("ended_at", "<", sql<Date>`now() - make_interval(secs => ${accessTokenSeconds + 60})`)
    .execute();
}
