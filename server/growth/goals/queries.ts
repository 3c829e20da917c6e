import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** A member's goals that have not ended before a day, the soonest to end first. */
export function findGoals(db: Db | Tx, { ownerId, from }: { ownerId: string; from: string }) {
  return db
    .selectFrom("goals")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("ends_on", ">=", from)
    .orderBy("ends_on")
    .orderBy("measure")
    .orderBy("id")
    .execute();
}

/** Holds a member's goal until the transaction ends. */
export function holdGoal(tx: Tx, { id, ownerId }: { id: string; ownerId: string }) {
  return tx
    .selectFrom("goals")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Waits until nobody else sets a goal of this member's, so that their number is counted by one at a time. */
export async function takeTurn(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`goals of ${ownerId}`}))`.execute(tx);
}

/** Keeps a goal; false where there is one of its measure for that time. */
export async function insertGoal(tx: Tx, row: Insertable<Tables["goals"]>): Promise<boolean> {
  const made = await tx
    .insertInto("goals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateTarget(tx: Tx, { id, target }: { id: string; target: number }): Promise<void> {
  await tx
    .updateTable("goals")
    .set((eb) => ({ target, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteGoal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("goals").where("id", "=", id).execute();
}

type Span = { ownerId: string; startsOn: string; endsOn: string };

/** What a member reached between two days of the house's, as their statement of points counts it. */
export async function findFigures(db: Db | Tx, { ownerId, startsOn, endsOn }: Span) {
  const count = (rule: string) =>
    sql<number>`(count(*) filter (where e.kind = 'rule' and e.rule_key = ${rule}))::int`;
  return db
    .selectFrom("reputation_events as e")
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.id", "=", "e.evidence_id").on("e.rule_key", "=", "stay_completed"),
    )
    .select([
      count("stay_completed").as("stays"),
      count("proposal_accepted").as("accepted"),
      count("proposal_published").as("published"),
      sql<number>`(count(distinct b.hotel_id) filter (where e.kind = 'rule'))::int`.as("hotels"),
      sql<number>`coalesce(sum(e.points) filter (where e.kind <> 'opening'), 0)::int`.as("points"),
    ])
    .where("e.user_id", "=", ownerId)
    .where("e.at", ">=", sql<Date>`(${startsOn}::date)::timestamp at time zone 'America/Sao_Paulo'`)
    .where("e.at", "<", sql<Date>`(${endsOn}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
    .executeTakeFirstOrThrow();
}

/** Everything of one person, for their copy of their data. */
export async function findAllOf(db: Db | Tx, ownerId: string) {
  const goals = await db
    .selectFrom("goals")
    .select(["measure", "target", "starts_on", "ends_on", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .execute();
  const plan = await db
    .selectFrom("plan_actions")
    .select(["title", "fact", "times", "seen", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("key")
    .execute();
  return { goals, plan };
}
