import { sql } from "kysely";
import { type ActivityKind, type ActivityQuery, activityKinds } from "#domain/activities/activities.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectActivities(db: Db | Tx) {
  return db
    .selectFrom("sales_activities as a")
    .innerJoin("hotels as h", "h.id", "a.hotel_id")
    .leftJoin("profiles as p", "p.id", "a.created_by")
    .select([
      "a.id",
      "a.hotel_id",
      "h.name as hotel_name",
      "a.kind",
      "a.happened_on",
      "a.summary",
      "a.reach",
      "a.next_step",
      "a.next_step_on",
      "a.version",
      "p.full_name as by",
    ]);
}

const shape: ListShape = {
  key: { by: sql`a.id`, kind: "uuid" },
  sorts: {
    happenedOn: { by: sql`a.happened_on`, kind: "date" },
  },
  search: (pattern) => sql`a.search like ${pattern}`,
  filters: {
    kind: (kind: ActivityKind) => sql`a.kind = ${kind}`,
    hotel: (id: string) => sql`a.hotel_id = ${id}`,
  },
  facets: { kind: activityKinds },
};

export type ActivityRow = Awaited<ReturnType<typeof findActivitiesBetween>>[number];

/** The activities that a question leaves. */
export function findActivities(db: Db, query: ActivityQuery) {
  return readList(db, selectActivities(db), shape, query);
}

/** What was done for a hotel from one day to another, the earliest first. */
export function findActivitiesBetween(
  db: Db | Tx,
  { hotelId, from, until }: { hotelId: string; from: string; until: string },
) {
  return selectActivities(db)
    .where("a.hotel_id", "=", hotelId)
    .where("a.happened_on", ">=", from)
    .where("a.happened_on", "<=", until)
    .orderBy("a.happened_on")
    .orderBy("a.id")
    .execute();
}

/** Holds an activity until the transaction ends. */
export async function lockActivity(tx: Tx, id: string): Promise<ActivityRow | undefined> {
  await tx.selectFrom("sales_activities").select("id").where("id", "=", id).forUpdate().execute();
  return selectActivities(tx).where("a.id", "=", id).executeTakeFirst();
}

type Words = {
  kind: ActivityKind;
  happenedOn: string;
  summary: string;
  reach: number | null;
  nextStep: string | null;
  nextStepOn: string | null;
};

const columnsOf = ({ kind, happenedOn, summary, reach, nextStep, nextStepOn }: Words) => ({
  kind,
  happened_on: happenedOn,
  summary,
  reach,
  next_step: nextStep,
  next_step_on: nextStepOn,
});

type NewRow = Words & { id: string; hotelId: string; createdBy: string | null; createdAt: Date };

/** Keeps activities; those that are there already stay as they are. How many were not. */
export async function insertActivities(db: Db | Tx, rows: readonly NewRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const values = rows.map(({ id, hotelId, createdBy, createdAt, ...words }) => ({
    id,
    hotel_id: hotelId,
    created_by: createdBy,
    created_at: createdAt,
    ...columnsOf(words),
  }));
  const inserted = await db
    .insertInto("sales_activities")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return inserted.length;
}

export async function updateActivity(tx: Tx, { id, words }: { id: string; words: Words }): Promise<void> {
  await tx
    .updateTable("sales_activities")
    .set((eb) => ({ ...columnsOf(words), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Which of these hotels there are. */
export async function findHotelIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom("hotels").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

/** The ids of hotels by their slugs. */
export async function findHotelsBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom("hotels").select(["id", "slug"]).where("slug", "in", slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
