import { sql } from "kysely";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

type Asked = { now: Date; limit: number };

/** Since when hotels are late with what they owe. */
export function findWaits(db: Db, { now, limit }: Asked) {
  return db
    .selectFrom("commissions")
    .select(sql<Date>`(due_on + 1)::timestamp at time zone 'America/Sao_Paulo'`.as("at"))
    .where("state", "in", ["expected", "confirmed"])
    .where("due_on", "<", houseDay(now))
    .orderBy("due_on")
    .limit(limit)
    .execute();
}

/** How long after check-out arrived what came since a moment. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("commissions")
    .select(medianHours(sql`check_out::timestamptz`, sql.ref("arrived_at")).as("hours"))
    .where("arrived_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
