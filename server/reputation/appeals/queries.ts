import { sql } from "kysely";
import { type AppealQuery, appealStates } from "#domain/reputation/statement.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { readList } from "#platform/database/list/read-list.ts";

export async function insertWords(
  tx: Tx,
  { eventId, userId, body }: { eventId: string; userId: string; body: string },
): Promise<void> {
  await tx.insertInto("reputation_words").values({ event_id: eventId, user_id: userId, body }).execute();
}

type NewAppeal = { id: string; eventId: string; userId: string; body: string; dueOn: string; now: Date };

/** Keeps an appeal; false if there is one against the same entry. */
export async function insertAppeal(
  tx: Tx,
  { id, eventId, userId, body, dueOn, now }: NewAppeal,
): Promise<boolean> {
  const kept = await tx
    .insertInto("reputation_appeals")
    .values({ id, event_id: eventId, user_id: userId, body, due_on: dueOn, created_at: now })
    .onConflict((conflict) => conflict.column("event_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

function selectAppeals(db: Db | Tx) {
  return db
    .selectFrom("reputation_appeals as p")
    .innerJoin("profiles as f", "f.id", "p.user_id")
    .select(["p.id", "p.event_id", "p.user_id", "p.body", "p.state", "p.answer", "p.due_on", "p.created_at"])
    .select(["p.version", "f.full_name"]);
}
export type AppealRow = Awaited<ReturnType<ReturnType<typeof selectAppeals>["execute"]>>[number];

/** Appeals that a question leaves, some at a time. */
export function findAppeals(db: Db, query: AppealQuery) {
  const shape = {
    key: { by: sql`p.id`, kind: "uuid" as const },
    sorts: { dueOn: { by: sql`p.due_on`, kind: "date" as const } },
    search: (pattern: ReturnType<typeof sql<string>>) => sql<boolean>`fold_text(f.full_name) like ${pattern}`,
    filters: { state: (state: string) => sql<boolean>`p.state = ${state}` },
    facets: { state: appealStates },
  };
  return readList(db, selectAppeals(db), shape, query);
}

export function findAppeal(db: Db | Tx, id: string) {
  return selectAppeals(db).where("p.id", "=", id).executeTakeFirst();
}

/** Holds an appeal until the transaction ends. */
export function holdAppeal(tx: Tx, id: string) {
  return tx.selectFrom("reputation_appeals").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

type Decided = { id: string; state: "granted" | "denied"; answer: string; by: string; now: Date };

export async function closeAppeal(tx: Tx, { id, state, answer, by, now }: Decided): Promise<void> {
  await tx
    .updateTable("reputation_appeals")
    .set((eb) => ({ state, answer, decided_by: by, decided_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** In which role a person acts, if they still do. */
export async function findRole(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role;
}
