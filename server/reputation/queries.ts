import { sql } from "kysely";
import type { RuleSet } from "#domain/reputation/rules.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Every set of rules that was published, the latest in force first. */
export async function findRuleSets(db: Db | Tx) {
  const sets = await db
    .selectFrom("reputation_rule_sets")
    .selectAll()
    .orderBy("valid_from", "desc")
    .execute();
  const rules = await db.selectFrom("reputation_rules").selectAll().execute();
  return sets.map((set) => ({ ...set, rules: rules.filter(({ version }) => version === set.version) }));
}
export type RuleSetRow = Awaited<ReturnType<typeof findRuleSets>>[number];

type NewSet = RuleSet & {
  version: number;
  validFrom: Date;
  note: string;
  publishedBy: string | null;
  now: Date;
};

/** Publishes a set of rules and says its id; null if one begins at the same time. */
export async function insertRuleSet(tx: Tx, set: NewSet): Promise<string | null> {
  const { version, validFrom, lifeMonths, rates, note, publishedBy, now } = set;
  const kept = await tx
    .insertInto("reputation_rule_sets")
    .values({
      ...{ version, valid_from: validFrom, life_months: lifeMonths, rates: JSON.stringify(rates), note },
      ...{ published_by: publishedBy, published_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return null;
  const rows = set.rules.map(({ key, points, perThousand, most, cap }) => ({
    ...{ version, key, points, per_thousand: perThousand, most },
    ...{ cap_points: cap?.points ?? null, cap_window: cap?.window ?? null, cap_group: cap?.group ?? "own" },
  }));
  await tx.insertInto("reputation_rules").values(rows).execute();
  return kept.id;
}

/** Holds people's scores until the transaction ends, in one order, so that a cap is not spent twice; whose there are. */
export async function holdScores(tx: Tx, userIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("advisor_reputation")
    .select("advisor_id")
    .where("advisor_id", "in", userIds)
    .orderBy("advisor_id")
    .forUpdate()
    .execute();
  return rows.map(({ advisor_id: id }) => id);
}

/** Whether somebody collects points at all. */
export async function hasScore(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("advisor_reputation")
    .select("advisor_id")
    .where("advisor_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

type Window = { userId: string; group: string; from: Date; until: Date };

/** What rules of a group gave a person within a window. */
export async function findSpent(tx: Tx, { userId, group, from, until }: Window): Promise<number> {
  const { spent } = await tx
    .selectFrom("reputation_events")
    .select(sql<number>`coalesce(sum(points), 0)::int`.as("spent"))
    .where("user_id", "=", userId)
    .where("kind", "=", "rule")
    .where("cap_group", "=", group)
    .where("at", ">=", from)
    .where("at", "<", until)
    .executeTakeFirstOrThrow();
  return spent;
}

type NewEntry = {
  id: string;
  user_id: string;
  kind: "rule" | "correction" | "expiry" | "opening";
  rule_key: string;
  rule_version?: number | null;
  cap_group?: string | null;
  cause: string;
  asked: number;
  points: number;
  at: Date;
  expires_at?: Date | null;
  about_id?: string | null;
  evidence_kind?: string | null;
  evidence_id?: string | null;
  actor_id?: string | null;
};

/** Adds an entry and what it counts to the score; false when the same cause has counted before. */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const kept = await tx
    .insertInto("reputation_events")
    .values(entry)
    .onConflict((conflict) => conflict.columns(["rule_key", "cause"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return false;
  if (entry.points !== 0) {
    await tx
      .updateTable("advisor_reputation")
      .set((eb) => ({ reputation_score: eb("reputation_score", "+", entry.points) }))
      .where("advisor_id", "=", entry.user_id)
      .execute();
  }
  return true;
}

/** Whether anything was ever counted. */
export async function hasEntries(db: Db | Tx): Promise<boolean> {
  const rule = await db
    .selectFrom("reputation_events")
    .select("id")
    .where("kind", "=", "rule")
    .limit(1)
    .executeTakeFirst();
  return rule !== undefined;
}

/** Points whose time has come and that were not let go of. */
const isOver = (now: Date) => sql<boolean>`e.expires_at <= ${now}
  and not exists (select from reputation_events x where x.about_id = e.id and x.kind = 'expiry')`;

/** Holds the scores of everybody of whose points some end, so that what corrects them meanwhile ends with them. */
export async function holdEnding(tx: Tx, now: Date): Promise<void> {
  await tx
    .selectFrom("advisor_reputation")
    .select("advisor_id")
    .where("advisor_id", "in", (of) =>
      of.selectFrom("reputation_events as e").select("e.user_id").where(isOver(now)),
    )
    .orderBy("advisor_id")
    .forUpdate()
    .execute();
}

/**
 * Lets all points go whose time has come, together with what corrections made of them: an entry each, dated as they
 * ended. How many people lost or regained something.
 */
export async function expireEntries(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with over as (
      select e.id, e.user_id, e.expires_at, e.points + coalesce(sum(c.points), 0)::int as points
      from reputation_events e
      left join reputation_events c on c.about_id = e.id and c.kind = 'correction'
      where ${isOver(now)}
      group by e.id
    ), added as (
      insert into reputation_events (id, user_id, kind, rule_key, cause, asked, points, at, about_id)
      select gen_random_uuid(), user_id, 'expiry', 'expiry', id::text, -points, -points, expires_at, id
      from over where points <> 0
      on conflict (rule_key, cause) do nothing
      returning user_id, points
    )
    update advisor_reputation r set reputation_score = r.reputation_score + sums.points
    from (select user_id, sum(points)::int as points from added group by user_id) sums
    where r.advisor_id = sums.user_id
    returning r.advisor_id as user_id`.execute(tx);
  return rows.map(({ user_id: id }) => id);
}

/** Makes a held score what its statement comes to. */
export async function matchScore(tx: Tx, userId: string): Promise<void> {
  await sql`update advisor_reputation set reputation_score =
    (select coalesce(sum(points), 0)::int from reputation_events where user_id = ${userId})
    where advisor_id = ${userId}`.execute(tx);
}

/** Whose score is another than their statement comes to. */
export async function findDifferences(db: Db | Tx) {
  const { rows } = await sql<{ user_id: string; score: number; sum: number }>`
    select r.advisor_id as user_id, r.reputation_score as score, coalesce(e.sum, 0)::int as sum
    from advisor_reputation r
    left join (select user_id, sum(points) as sum from reputation_events group by user_id) e on e.user_id = r.advisor_id
    where r.reputation_score <> coalesce(e.sum, 0)
    order by r.advisor_id limit 100`.execute(db);
  return rows;
}

/** What each person brought along, and what corrections made of their points: no rule counts either. */
export async function findOpenings(db: Db | Tx): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("reputation_events")
    .select(["user_id", sql<number>`sum(points)::int`.as("points")])
    .where("kind", "in", ["opening", "correction"])
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id: id, points }) => [id, points]));
}
