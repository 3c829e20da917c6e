import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when reports wait, and what authors say against a removal. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  const appeals = db
    .selectFrom("timeline_removals")
    .select(sql<Date>`appealed_at`.as("at"))
    .where("appeal", "is not", null)
    .where("is_restored", "is", null);
  return db
    .selectFrom("reports")
    .select("created_at as at")
    .where("decision", "is", null)
    .unionAll(appeals)
    .orderBy("at")
    .limit(limit)
    .execute();
}

/** How long what was judged since a moment had waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("reports")
    .select(medianHours(sql.ref("created_at"), sql.ref("decided_at")).as("hours"))
    .where("decision", "is not", null)
    .where("decided_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
