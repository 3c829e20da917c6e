import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when people wait for an answer. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .select("p.created_at as at")
    .where("p.status", "=", "pending")
    .where("u.deleted_at", "is", null)
    .orderBy("p.created_at")
    .limit(limit)
    .execute();
}

/** How long those waited who came in since a moment. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("facts as done")
    .innerJoin("facts as asked", (join) =>
      join.on("asked.kind", "=", "account_waiting").onRef("asked.cause", "=", "done.cause"),
    )
    .select(medianHours(sql.ref("asked.at"), sql.ref("done.at")).as("hours"))
    .where("done.kind", "=", "account_welcomed")
    .where("done.at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
