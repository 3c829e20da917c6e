import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type TrainingState, trainingStates } from "#domain/trainings/states.ts";
import {
  type TakerQuery,
  type TrainingContent,
  type TrainingQuery,
  takerStates,
} from "#domain/trainings/trainings.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectTrainings(db: Db | Tx) {
  return db
    .selectFrom("trainings as t")
    .leftJoin("hotels as h", "h.id", "t.hotel_id")
    .select(["t.id", "t.state", "t.content", "t.version", "t.updated_at"])
    .select(["t.hotel_id", "h.name as hotel_name", "h.slug as hotel_slug"])
    .select([
      sql<number>`(select count(*) from training_takes k where k.training_id = t.id)::int`.as("started"),
      sql<number>`(select count(*) from training_takes k
        where k.training_id = t.id and k.passed_at is not null)::int`.as("passed"),
    ]);
}
export type TrainingRecord = NonNullable<Awaited<ReturnType<typeof findTraining>>>;

const shape: ListShape = {
  key: { by: sql`t.id`, kind: "uuid" },
  sorts: { updatedAt: { by: sql`t.updated_at`, kind: "time" } },
  search: (pattern) => sql`t.search like ${pattern}`,
  filters: {
    state: (state: TrainingState) => sql`t.state = ${state}`,
    hotelId: (hotelId: string) => sql`t.hotel_id = ${hotelId}`,
  },
  facets: { state: trainingStates },
};

/** The trainings that a question leaves. */
export function findTrainings(db: Db, query: TrainingQuery) {
  return readList(db, selectTrainings(db), shape, query);
}

export function findTraining(db: Db | Tx, id: string) {
  return selectTrainings(db).where("t.id", "=", id).executeTakeFirst();
}

/** Holds a training until the transaction ends, so that edits and moves take turns. */
export function lockTraining(tx: Tx, id: string) {
  return tx
    .selectFrom("trainings")
    .select(["id", "hotel_id", "state", "content", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a new training; false where it was planted before. */
export async function insertTraining(tx: Tx, row: Insertable<Tables["trainings"]>): Promise<boolean> {
  const made = await tx
    .insertInto("trainings")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

type Change = { id: string; content?: TrainingContent; state?: TrainingState; now: Date };

export async function updateTraining(tx: Tx, { id, content, state, now }: Change): Promise<void> {
  await tx
    .updateTable("trainings")
    .set((eb) => ({ updated_at: now, version: eb("version", "+", 1) }))
    .$if(content !== undefined, (query) => query.set({ content: JSON.stringify(content) }))
    .$if(state !== undefined, (query) => query.set({ state: state! }))
    .where("id", "=", id)
    .execute();
}

const standing = sql<string>`case when k.passed_at is not null then 'passed'
  when k.attempts > 0 then 'failed' else 'reading' end`;

function selectTakers(db: Db, { trainingId, isOfHouse }: Whose) {
  return (
    db
      .selectFrom("training_takes as k")
      .innerJoin("profiles as p", "p.id", "k.user_id")
      .leftJoin("profile_details as d", "d.user_id", "k.user_id")
      .leftJoin("agencies as a", "a.id", "d.agency_id")
      .select(["k.user_id", "p.full_name", "a.name as agency", "k.attempts", "k.best", "k.passed_at"])
      .select(["k.started_at", standing.as("standing"), sql<number>`cardinality(k.read)`.as("lessons_read")])
      .where("k.training_id", "=", trainingId)
      // A hotel learns who knows it, not who is still learning.
      .$if(!isOfHouse, (query) => query.where("k.passed_at", "is not", null))
  );
}
type Whose = { trainingId: string; isOfHouse: boolean };
export type TakerRecord = Awaited<ReturnType<ReturnType<typeof selectTakers>["execute"]>>[number];

const takers: ListShape = {
  key: { by: sql`k.user_id`, kind: "uuid" },
  sorts: { startedAt: { by: sql`k.started_at`, kind: "time" } },
  search: (pattern) => sql`fold_text(p.full_name || ' ' || coalesce(a.name, '')) like ${pattern}`,
  filters: { state: (state: string) => sql`${standing} = ${state}` },
  facets: { state: takerStates },
};

/** Who takes a training, as a question leaves them. */
export function findTakers(db: Db, whose: Whose, query: TakerQuery) {
  return readList(db, selectTakers(db, whose), takers, query);
}
