import { sql } from "kysely";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";
import { medianPaymentDays } from "../report/queries.ts";

type Asked = { now: Date; limit: number };

/** Since when hotels are late with what they owe. */
export function findWaits(db: Db, { now, limit }: Asked) {
  return (
    db
      .selectFrom("commissions")
      // A day that is due counts its days from its own midnight, as days late are counted everywhere.
      .select(sql<Date>`due_on::timestamp at time zone 'America/Sao_Paulo'`.as("at"))
      .where("state", "in", ["expected", "confirmed"])
      .where("due_on", "<", houseDay(now))
      .orderBy("due_on")
      .limit(limit)
      .execute()
  );
}

/** How long after check-out arrived what came since a moment: the hotel's payment days, in hours. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("commissions")
    .select(sql<number | null>`${medianPaymentDays} * 24`.as("hours"))
    .where("arrived_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
