import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

function selectOpen(db: Db | Tx, userId: string) {
  return db
    .selectFrom("trainings as t")
    .leftJoin("hotels as h", "h.id", "t.hotel_id")
    .leftJoin("training_takes as k", (join) =>
      join.onRef("k.training_id", "=", "t.id").on("k.user_id", "=", userId),
    )
    .select(["t.id", "t.state", "t.content", "t.version", "t.hotel_id"])
    .select(["h.name as hotel_name", "h.slug as hotel_slug"])
    .select(["k.read", "k.best", "k.passed_at"]);
}
export type OpenRow = Awaited<ReturnType<typeof findOpen>>[number];

/** Every training that members can take, with how far one of them is; what they began or passed stays theirs. */
export function findOpen(db: Db | Tx, userId: string) {
  return selectOpen(db, userId)
    .where((eb) => eb.or([eb("t.state", "=", "published"), eb("k.passed_at", "is not", null)]))
    .where((eb) => eb.or([eb("t.hotel_id", "is", null), eb("h.is_published", "=", true)]))
    .orderBy(sql`k.passed_at is null`)
    .orderBy("k.passed_at")
    .orderBy(sql`cardinality(coalesce(k.read, '{}')) = 0`)
    .orderBy(sql`coalesce(h.name, '')`)
    .orderBy("t.id")
    .execute();
}

/** One of them. */
export function findOpenOne(db: Db | Tx, { id, userId }: { id: string; userId: string }) {
  return selectOpen(db, userId)
    .where("t.id", "=", id)
    .where((eb) => eb.or([eb("t.state", "=", "published"), eb("k.passed_at", "is not", null)]))
    .where((eb) => eb.or([eb("t.hotel_id", "is", null), eb("h.is_published", "=", true)]))
    .executeTakeFirst();
}

type Taken = { trainingId: string; userId: string; now: Date };

/** Holds a member's place in a training until the transaction ends; begun where it was not. */
export async function holdTake(tx: Tx, { trainingId, userId, now }: Taken) {
  await tx
    .insertInto("training_takes")
    .values({ training_id: trainingId, user_id: userId, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("training_takes")
    .selectAll()
    .where("training_id", "=", trainingId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Change = { read?: string[]; attempts?: number; best?: number; passed_at?: Date };

export async function updateTake(
  tx: Tx,
  { trainingId, userId }: Omit<Taken, "now">,
  change: Change,
): Promise<void> {
  await tx
    .updateTable("training_takes")
    .set(change)
    .where("training_id", "=", trainingId)
    .where("user_id", "=", userId)
    .execute();
}

type Tried = Taken & { id: string; version: number; score: number; isPassed: boolean };

export async function insertAttempt(tx: Tx, { id, version, score, isPassed, ...taken }: Tried) {
  const { trainingId, userId, now } = taken;
  await tx
    .insertInto("training_attempts")
    .values({ id, training_id: trainingId, user_id: userId, version, score, is_passed: isPassed, at: now })
    .execute();
}

/** How often somebody tried a training on a day of the house's. */
export async function countTries(
  db: Db | Tx,
  { trainingId, userId, today }: { trainingId: string; userId: string; today: string },
): Promise<number> {
  const { tries } = await db
    .selectFrom("training_attempts")
    .select(sql<number>`count(*)::int`.as("tries"))
    .where("user_id", "=", userId)
    .where("training_id", "=", trainingId)
    .where("is_passed", "=", false)
    .where("at", ">=", sql<Date>`(${today}::date)::timestamp at time zone 'America/Sao_Paulo'`)
    .executeTakeFirstOrThrow();
  return tries;
}

/** Everything of one person, for their copy of their data. */
export async function findAllOf(db: Db | Tx, userId: string) {
  const taken = await db
    .selectFrom("training_takes as k")
    .innerJoin("trainings as t", "t.id", "k.training_id")
    .select([sql<unknown>`t.content -> 'title'`.as("title"), "k.read", "k.attempts", "k.best"])
    .select(["k.passed_at", "k.started_at"])
    .where("k.user_id", "=", userId)
    .orderBy("k.started_at")
    .execute();
  const attempts = await db
    .selectFrom("training_attempts")
    .select(["training_id", "score", "is_passed", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
  return { taken, attempts };
}

/** The names of some trainings. */
export function findTitles(db: Db | Tx, ids: string[]) {
  return db
    .selectFrom("trainings")
    .select(["id", sql<{ pt: string; en: string }>`content -> 'title'`.as("title")])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}
