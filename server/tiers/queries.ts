import { sql } from "kysely";
import { houseDay } from "#domain/site/views.ts";
import { tierNames } from "#domain/tiers/ladders.ts";
import type { ClimberQuery } from "#domain/tiers/standing.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { portionsOf } from "#platform/database/rows-at-once.ts";

export type Climbing = "advisor" | "tour_operator";

/** Every ladder that is in force or announced, newest first, each with its steps from the lowest on. */
export async function findLadders(db: Db | Tx) {
  const ladders = await db
    .selectFrom("tier_ladders")
    .select(["id", "role", "version", "valid_from", "note", "published_by", "published_at"])
    .orderBy("valid_from", "desc")
    .orderBy("role")
    .execute();
  const tiers = await db
    .selectFrom("advisor_tiers")
    .select(["id", "ladder_id", "tier_name", "required_reputation_score"])
    .select(["hotels_sold", "valid_trainings", "on_time_percent"])
    .orderBy("required_reputation_score")
    .execute();
  return ladders.map((ladder) => ({
    ...ladder,
    tiers: tiers.filter((tier) => tier.ladder_id === ladder.id),
  }));
}
export type LadderRow = Awaited<ReturnType<typeof findLadders>>[number];

function selectClimbers(db: Db | Tx) {
  return db
    .selectFrom("travel_advisors as a")
    .innerJoin("advisor_tiers as t", "t.id", "a.advisor_tier_id")
    .innerJoin("tier_ladders as l", "l.id", "t.ladder_id")
    .innerJoin("advisor_reputation as r", "r.advisor_id", "a.user_id")
    .innerJoin("profiles as p", "p.id", "a.user_id")
    .leftJoin("user_roles as u", "u.user_id", "a.user_id")
    .leftJoin("tier_locks as k", "k.user_id", "a.user_id")
    .leftJoin("tier_warnings as w", (join) =>
      join.onRef("w.user_id", "=", "a.user_id").on("w.outcome", "is", null),
    )
    .select(["a.user_id", "t.tier_name", "r.reputation_score as score", "p.full_name", "p.status"])
    .select([
      // Who does something else now stays on the ladder they stood on.
      sql<Climbing>`case when u.role in ('advisor', 'tour_operator') then u.role else l.role end`.as("role"),
      sql<boolean>`k.user_id is not null`.as("is_locked"),
      "w.quarter_ends_on as warned_for",
    ]);
}
export type ClimberRow = Awaited<ReturnType<typeof findClimbers>>[number];

/** People on the ladders after an id, some at a time. */
export function findClimbers(db: Db | Tx, { after, limit }: { after: string; limit: number }) {
  return selectClimbers(db).where("a.user_id", ">", after).orderBy("a.user_id").limit(limit).execute();
}

/** People on the ladders as they stand, held until the transaction ends: points are counted under the same hold. */
export async function holdClimbers(tx: Tx, userIds: string[]): Promise<ClimberRow[]> {
  await tx
    .selectFrom("advisor_reputation")
    .select("advisor_id")
    .where("advisor_id", "in", userIds)
    .orderBy("advisor_id")
    .forUpdate()
    .execute();
  return selectClimbers(tx).where("a.user_id", "in", userIds).execute();
}

/** One person on a ladder, if they are on one. */
export function findClimber(db: Db | Tx, userId: string) {
  return selectClimbers(db).where("a.user_id", "=", userId).executeTakeFirst();
}

type Work = { hotels: number; trainings: number; done: number; on_time: number };

/** How many hotels each of some people sold within twelve months before an instant, how much they did on time, and how many trainings they hold a certificate of then. */
export async function findValues(
  db: Db | Tx,
  { userIds, until }: { userIds: string[]; until: Date },
): Promise<Map<string, Work>> {
  const { rows } = await sql<Work & { user_id: string }>`
    select person as user_id, coalesce(hotels, 0) as hotels, coalesce(done, 0) as done,
      coalesce(on_time, 0) as on_time, coalesce(trainings, 0) as trainings
    from unnest(${userIds}::text[]) as person
    left join (
      select data ->> 'ownerId' as owner,
        count(distinct data ->> 'hotelId') filter (where kind = 'stay_completed')::int as hotels,
        count(*) filter (where kind = 'checkpoint_done')::int as done,
        count(*) filter (where kind = 'checkpoint_done' and (data ->> 'isOnTime')::boolean)::int as on_time
      from facts
      where kind in ('stay_completed', 'checkpoint_done') and data ->> 'ownerId' = any(${userIds}::text[])
        and at >= ${until}::timestamptz - interval '12 months' and at <= ${until}
      group by 1
    ) work on work.owner = person
    left join (
      select user_id::text as holder, count(distinct training_id)::int as trainings
      from certificates
      where user_id = any(${userIds}::uuid[]) and ${houseDay(until)}::date between issued_on and valid_until
      group by 1
    ) held on held.holder = person`.execute(db);
  return new Map(rows.map(({ user_id: id, ...row }) => [id, row]));
}

/** What the statements of some people came to at an instant. */
export async function findScoresAt(db: Db | Tx, { userIds, until }: { userIds: string[]; until: Date }) {
  const rows = await db
    .selectFrom("reputation_events")
    .select(["user_id", sql<number>`sum(points)::int`.as("score")])
    .where("user_id", "in", userIds)
    .where("at", "<", until)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id: id, score }) => [id, score]));
}

const inForce = (now: Date) => sql`
  select distinct on (role) id, role from tier_ladders where valid_from <= ${now} order by role, valid_from desc`;

/** Puts everybody on the ladder that is in force for their role, in the tier they have; how many went over. */
export async function adoptLadders(tx: Tx, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update travel_advisors a set advisor_tier_id = next.id
    from advisor_tiers mine, advisor_tiers next, (${inForce(now)}) ladder, user_roles u
    where mine.id = a.advisor_tier_id and u.user_id = a.user_id and ladder.role = u.role
      and next.ladder_id = ladder.id and next.tier_name = mine.tier_name and next.id <> mine.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Says of everybody, or of one person, what the tier above theirs asks (spec §3). */
export async function renewRequirements(
  tx: Tx,
  { userId = null }: { userId?: string | null } = {},
): Promise<void> {
  await sql`
    update advisor_reputation r set next_tier_requirements = fresh.next
    from (
      select a.user_id, (
        select jsonb_build_object('required_reputation_score', above.required_reputation_score)
        from advisor_tiers above
        where above.ladder_id = mine.ladder_id and above.required_reputation_score > mine.required_reputation_score
        order by above.required_reputation_score limit 1
      ) as next
      from travel_advisors a join advisor_tiers mine on mine.id = a.advisor_tier_id
      where ${userId}::uuid is null or a.user_id = ${userId}::uuid
    ) fresh
    where fresh.user_id = r.advisor_id and fresh.next is distinct from r.next_tier_requirements`.execute(tx);
}

type Move = {
  userId: string;
  from: string;
  to: { id: string; name: string; ladderId: string };
  cause: "points" | "quarter" | "manual";
  score: number;
  reason?: string;
  actorId?: string | null;
  now: Date;
};

/** Puts people on other steps and keeps that they moved, all at once. */
export async function moveClimbers(tx: Tx, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map(({ userId }) => userId);
  const tiers = moves.map(({ to }) => to.id);
  await sql`
    update travel_advisors a set advisor_tier_id = moved.tier_id
    from unnest(${ids}::uuid[], ${tiers}::uuid[]) as moved (user_id, tier_id)
    where a.user_id = moved.user_id`.execute(tx);
  const rows = moves.map(({ userId, from, to, cause, score, reason = "", actorId = null, now }) => ({
    ...{ user_id: userId, from_tier: from, to_tier: to.name, cause, ladder_id: to.ladderId, score },
    ...{ reason, actor_id: actorId, at: now },
  }));
  for (const some of portionsOf(rows)) await tx.insertInto("tier_moves").values(some).execute();
}

type Warning = { userId: string; quarterEndsOn: string; tier: string; score: number; now: Date };

/** Keeps who was told that they may fall. */
export async function insertWarnings(tx: Tx, warnings: readonly Warning[]): Promise<void> {
  const rows = warnings.map(({ userId, quarterEndsOn, tier, score, now }) => ({
    ...{ user_id: userId, quarter_ends_on: quarterEndsOn, tier_name: tier, score, announced_at: now },
  }));
  for (const some of portionsOf(rows)) {
    await tx
      .insertInto("tier_warnings")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Says what became of what people were told. */
export async function closeWarnings(
  tx: Tx,
  { userIds, outcome }: { userIds: string[]; outcome: "fell" | "kept" },
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`update tier_warnings set outcome = ${outcome}
    where user_id = any(${userIds}::uuid[]) and outcome is null`.execute(tx);
}

/** People on the ladders that a question leaves, some at a time. */
export function findStandings(db: Db, query: ClimberQuery) {
  const role = sql<Climbing>`case when u.role in ('advisor', 'tour_operator') then u.role else l.role end`;
  const shape: ListShape = {
    key: { by: sql`a.user_id`, kind: "uuid" },
    sorts: {
      score: { by: sql`r.reputation_score`, kind: "integer" },
      name: { by: sql`fold_text(p.full_name)`, kind: "text" },
    },
    search: (pattern) => sql`fold_text(p.full_name) like ${pattern}`,
    filters: {
      tier: (tier: string) => sql`t.tier_name = ${tier}`,
      role: (asked: string) => sql`${role} = ${asked}`,
    },
    facets: { tier: tierNames, role: ["advisor", "tour_operator"] },
  };
  return readList(db, selectClimbers(db), shape, query);
}

/** How a person moved, newest first. */
export function findMoves(db: Db | Tx, userId: string) {
  return db
    .selectFrom("tier_moves as m")
    .innerJoin("tier_ladders as l", "l.id", "m.ladder_id")
    .leftJoin("profiles as p", "p.id", "m.actor_id")
    .select(["m.id", "m.from_tier", "m.to_tier", "m.cause", "m.score", "m.reason", "m.at"])
    .select(["l.version as ladder_version", "p.full_name as actor"])
    .where("m.user_id", "=", userId)
    .orderBy("m.id", "desc")
    .limit(50)
    .execute();
}

/** What a person was told of the end of a quarter, and the lock on their tier. */
export async function findHolds(db: Db | Tx, userId: string) {
  const warning = await db
    .selectFrom("tier_warnings")
    .select(["quarter_ends_on", "tier_name"])
    .where("user_id", "=", userId)
    .where("outcome", "is", null)
    .executeTakeFirst();
  const lock = await db
    .selectFrom("tier_locks")
    .select(["reason", "at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { warning, lock };
}

/** Locks a person's tier, or opens it. */
export async function putLock(
  tx: Tx,
  { userId, lock }: { userId: string; lock: { reason: string; actorId: string; now: Date } | null },
): Promise<void> {
  await tx.deleteFrom("tier_locks").where("user_id", "=", userId).execute();
  if (!lock) return;
  const { reason, actorId, now } = lock;
  await tx.insertInto("tier_locks").values({ user_id: userId, reason, actor_id: actorId, at: now }).execute();
}

/** Takes the words about a person out of what stays of them. */
export async function forgetMoves(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("tier_moves")
    .set({ reason: "" })
    .where("user_id", "=", userId)
    .where("reason", "!=", "")
    .execute();
}
