import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** A member's actions with their checkpoints, those of the newest plan, the earliest first. */
export function findPlan(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("plan_actions as p")
    .innerJoin("checkpoints as c", "c.id", "p.checkpoint_id")
    .select(["p.id", "p.checkpoint_id", "p.title", "p.note", "p.dimension", "p.fact", "p.times", "p.seen"])
    .select(["c.due_on", "c.state", "c.closed_at", "c.version"])
    .where("p.owner_id", "=", ownerId)
    .where("p.diagnostic_id", "=", (newest) =>
      newest
        .selectFrom("plan_actions as n")
        .innerJoin("diagnostics as d", "d.id", "n.diagnostic_id")
        .select("n.diagnostic_id")
        .where("n.owner_id", "=", ownerId)
        .orderBy("d.finished_at", "desc")
        .limit(1),
    )
    .orderBy("c.due_on")
    .orderBy("p.key")
    .execute();
}

export async function insertAction(tx: Tx, row: Insertable<Tables["plan_actions"]>): Promise<void> {
  await tx.insertInto("plan_actions").values(row).execute();
}

/** What is still open of a member's plans, held until the transaction ends; of one proof where it is named. */
export function holdOpen(tx: Tx, { ownerId, fact }: { ownerId: string; fact?: string }) {
  return tx
    .selectFrom("plan_actions as p")
    .innerJoin("checkpoints as c", "c.id", "p.checkpoint_id")
    .select(["p.id", "p.checkpoint_id", "p.times", "p.seen"])
    .where("p.owner_id", "=", ownerId)
    .where("c.state", "=", "open")
    .$if(fact !== undefined, (query) => query.where("p.fact", "=", fact!))
    .orderBy("p.id")
    .forUpdate("p")
    .execute();
}

export async function setSeen(tx: Tx, { id, seen }: { id: string; seen: number }): Promise<void> {
  await tx.updateTable("plan_actions").set({ seen }).where("id", "=", id).execute();
}
