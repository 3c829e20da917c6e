import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Asked = { ownerId: string; today: string; days: number };

/** Adult clients of one person who have a birthday within so many days: the name and the day, never the year. */
export function findBirthdays(db: Db, { ownerId, today, days }: Asked) {
  const next = sql<string>`(c.birthday + make_interval(years =>
    (extract(year from age(${today}::date - 1, c.birthday)) + 1)::int))::date`;
  return db
    .selectFrom("clients as c")
    .select(["c.id as clientId", "c.full_name as client", next.as("on")])
    .where("c.owner_id", "=", ownerId)
    .where("c.birthday", "<=", sql<string>`(${today}::date - interval '18 years')::date`)
    .where(next, "<=", sql<string>`${today}::date + ${days}::int`)
    .orderBy("on")
    .orderBy("c.id")
    .limit(50)
    .execute();
}
