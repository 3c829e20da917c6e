import type { Db, Tx } from "#platform/database/database.ts";

type Row = { kind: string; cause: string; actor_id: string | null; data: string; at: Date };

/** Keeps facts in their order, and answers which of them no cause had made before. */
export async function insertFacts(
  tx: Tx,
  rows: Row[],
): Promise<{ id: number; kind: string; cause: string }[]> {
  return tx
    .insertInto("facts")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["kind", "cause"]).doNothing())
    .returning(["id", "kind", "cause"])
    .execute();
}

/** One fact. */
export function findFact(db: Db | Tx, id: number) {
  return db
    .selectFrom("facts")
    .select(["kind", "cause", "actor_id", "data", "at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The facts of some kinds after an id, oldest first. */
export function findFacts(
  db: Db | Tx,
  { kinds, after, limit }: { kinds: string[]; after: number; limit: number },
) {
  return db
    .selectFrom("facts")
    .select(["id", "kind", "cause", "actor_id", "data", "at"])
    .where("kind", "in", kinds)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}
