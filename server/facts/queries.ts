import type { Db, Tx } from "#platform/database/database.ts";

type Row = { kind: string; cause: string; actor_id: string | null; data: string; at: Date };

/** Keeps a fact; false when the same cause has made it before. */
export async function insertFact(tx: Tx, row: Row): Promise<boolean> {
  const inserted = await tx
    .insertInto("facts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "cause"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
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
