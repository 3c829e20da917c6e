import { sql } from "kysely";
import type { RuleKey } from "#domain/insights/cards.ts";
import type { CardState } from "#domain/insights/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** What is kept of one person's cards. */
export async function findKept(db: Db | Tx, ownerId: string) {
  const rows = await db
    .selectFrom("insights")
    .select(["id", "rule", "state", "snoozed_until", "moved_at", "outcome_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("moved_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, rule: row.rule as RuleKey, state: row.state as CardState }));
}
export type KeptRow = Awaited<ReturnType<typeof findKept>>[number];

/** One card of a person's own, held until the transaction ends. */
export function holdCard(tx: Tx, { id, ownerId }: { id: string; ownerId: string }) {
  return tx
    .selectFrom("insights")
    .select(["id", "rule", "state", "snoozed_until"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewCard = { id: string; rule: RuleKey; subjectId: string | null };

/** Keeps cards that are shown for the first time; those that went and came back are open again. */
export async function putShown(
  tx: Tx,
  { ownerId, cards, now }: { ownerId: string; cards: readonly NewCard[]; now: Date },
): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insertInto("insights")
    .values(
      cards.map(({ id, rule, subjectId }) => ({
        ...{
          id,
          owner_id: ownerId,
          rule,
          subject_id: subjectId,
          state: "open",
          shown_at: now,
          moved_at: now,
        },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ state: "open", snoozed_until: null, moved_at: now })
        .where((eb) =>
          eb.or([
            eb("insights.state", "=", "gone"),
            eb.and([
              eb("insights.state", "=", "snoozed"),
              eb(
                "insights.snoozed_until",
                "<=",
                sql<string>`(${now}::timestamptz at time zone 'America/Sao_Paulo')::date`,
              ),
            ]),
          ]),
        ),
    )
    .execute();
}

/** Lets cards go whose cause is gone. */
export async function putGone(
  tx: Tx,
  { ownerId, fires, now }: { ownerId: string; fires: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable("insights")
    .set({ state: "gone", snoozed_until: null, moved_at: now })
    .where("owner_id", "=", ownerId)
    .where("state", "in", ["open", "snoozed"])
    .where(sql<boolean>`id <> all(${[...fires]}::uuid[])`)
    .execute();
}

type Move = { id: string; state: CardState; snoozedUntil: string | null; isActed: boolean; now: Date };

/** Moves a card. */
export async function updateCard(tx: Tx, { id, state, snoozedUntil, isActed, now }: Move): Promise<void> {
  await tx
    .updateTable("insights")
    .set({ state, snoozed_until: snoozedUntil, moved_at: now })
    .$if(isActed, (query) => query.set({ acted_at: sql<Date>`coalesce(acted_at, ${now}::timestamptz)` }))
    .where("id", "=", id)
    .execute();
}

type Heard = {
  ownerId: string | null;
  subjectIds: readonly string[];
  rules: readonly RuleKey[];
  fact: string;
  at: Date;
  since: Date;
};

/** Writes down that what cards were about has happened: those about its subjects, or of the person where they have none. */
export async function markOutcome(
  tx: Tx,
  { ownerId, subjectIds, rules, fact, at, since }: Heard,
): Promise<void> {
  await tx
    .updateTable("insights")
    .set({ outcome_at: at, outcome: fact })
    .where("rule", "in", [...rules])
    .where("outcome_at", "is", null)
    .where("shown_at", ">=", since)
    .where("shown_at", "<=", at)
    .where((eb) =>
      eb.or([
        sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`,
        ...(ownerId ? [eb.and([eb("subject_id", "is", null), eb("owner_id", "=", ownerId)])] : []),
      ]),
    )
    .execute();
}

/** How each rule fared. */
export function countRules(db: Db) {
  return db
    .selectFrom("insights")
    .select([
      "rule",
      sql<number>`count(*)::int`.as("shown"),
      sql<number>`count(distinct owner_id)::int`.as("people"),
      sql<number>`count(*) filter (where acted_at is not null)::int`.as("acted"),
      sql<number>`count(*) filter (where state = 'dismissed' and acted_at is null)::int`.as("dismissed"),
      sql<number>`count(*) filter (where outcome_at is not null)::int`.as("outcomes"),
    ])
    .groupBy("rule")
    .execute();
}

/** The rules that were switched off. */
export async function findRetired(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom("insight_retired_rules").select("rule").orderBy("rule").execute();
  return rows.map(({ rule }) => rule);
}

/** Switches a rule off; false where it was. */
export async function insertRetired(
  tx: Tx,
  { rule, actorId, now }: { rule: RuleKey; actorId: string; now: Date },
): Promise<boolean> {
  const retired = await tx
    .insertInto("insight_retired_rules")
    .values({ rule, retired_by: actorId, retired_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("rule")
    .executeTakeFirst();
  return retired !== undefined;
}

/** Switches a rule on again; false where it was. */
export async function deleteRetired(tx: Tx, rule: RuleKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("insight_retired_rules")
    .where("rule", "=", rule)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The middles of a person's group. */
export function findGroup(db: Db, userId: string) {
  return db
    .selectFrom("insight_groups as g")
    .innerJoin("user_roles as r", "r.role", "g.role")
    .select(["g.figure", "g.people", "g.median"])
    .where("r.user_id", "=", userId)
    .execute();
}

type Group = {
  role: string;
  figure: string;
  median: { people: number; median: number } | null;
  today: string;
};

/** Keeps the middle of a group, or forgets it where too few are left. */
export async function putGroup(tx: Tx, { role, figure, median, today }: Group): Promise<void> {
  await tx.deleteFrom("insight_groups").where("role", "=", role).where("figure", "=", figure).execute();
  if (!median) return;
  await tx
    .insertInto("insight_groups")
    .values({ role, figure, ...median, computed_on: today })
    .execute();
}

/** Everybody who sells and may come in, some at a time by id. */
export async function findSellers(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "in", ["advisor", "tour_operator"])
    .where("p.status", "=", "active")
    .where("p.id", ">", after)
    .orderBy("p.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a week's letter for a person; false where they have it. */
export async function takeLetter(
  tx: Tx,
  { ownerId, week }: { ownerId: string; week: string },
): Promise<boolean> {
  const row = await tx
    .insertInto("insight_letters")
    .values({ owner_id: ownerId, week })
    .onConflict((conflict) =>
      conflict.column("owner_id").doUpdateSet({ week }).where("insight_letters.week", "<", week),
    )
    .returning("owner_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything kept of one person's cards, for their copy. */
export function findAllOf(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("insights")
    .select(["rule", "state", "shown_at", "acted_at", "moved_at", "outcome_at", "outcome"])
    .where("owner_id", "=", ownerId)
    .orderBy("shown_at")
    .orderBy("id")
    .execute();
}

/** Forgets a person's cards and letters. */
export async function forgetAllOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom("insights").where("owner_id", "=", ownerId).execute();
  await tx.deleteFrom("insight_letters").where("owner_id", "=", ownerId).execute();
}
