import { sql } from "kysely";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";
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

/** Since when commissions are argued about. */
export function findDisputes(db: Db, { limit }: Asked) {
  return db
    .selectFrom("commissions as c")
    .innerJoin("commission_events as e", "e.commission_id", "c.id")
    .select((eb) => eb.fn.max<Date>("e.at").as("at"))
    .where("c.state", "=", "disputed")
    .where("e.kind", "=", "disputed")
    .groupBy("c.id")
    .orderBy("at")
    .limit(limit)
    .execute();
}

/** How long disputes that were decided since a moment had waited: from what was said last to the decision. */
export async function findDisputeMedian(db: Db, since: Date): Promise<number | null> {
  const said = sql<Date>`(select max(x.at) from commission_events x
    where x.commission_id = e.commission_id and x.id < e.id and x.kind = 'disputed')`;
  const row = await db
    .selectFrom("commission_events as e")
    .select(medianHours(said, sql.ref("e.at")).as("hours"))
    .where("e.kind", "in", ["confirmed", "void"])
    .where("e.by", "=", "house")
    .where("e.at", ">=", since)
    .where(sql<boolean>`(select x.kind from commission_events x where x.commission_id = e.commission_id
      and x.id < e.id and x.kind not in ('payment', 'declared', 'chased') order by x.id desc limit 1) = 'disputed'`)
    .executeTakeFirst();
  return row?.hours ?? null;
}
