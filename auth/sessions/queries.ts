import type { Selectable, Updateable } from "kysely";
import type { AuthSessionsRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export type SessionRow = Selectable<AuthSessionsRow>;
export type Amr = { method: string; timestamp: number; provider?: string; factor_id?: string };

export function insertSession(
  tx: Tx,
  session: Pick<SessionRow, "id" | "user_id" | "user_agent" | "ip" | "tag" | "not_after"> & {
    amr: Amr[];
    now: Date;
  },
): Promise<SessionRow> {
  const { amr, now, ...columns } = session;
  return tx
    .insertInto("auth.sessions")
    .values({ ...columns, amr: JSON.stringify(amr), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findSession(db: Db | Tx, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom("auth.sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Holds the session until the transaction ends: refreshes of one session come one after the other. */
export function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom("auth.sessions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function updateSession(
  tx: Tx,
  { id, changes, now }: { id: string; changes: Updateable<AuthSessionsRow>; now: Date },
): Promise<SessionRow> {
  return tx
    .updateTable("auth.sessions")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listSessionsOf(db: Db | Tx, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom("auth.sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export type SessionScope =
  | { only: string }
  | { except: string }
  | "all"
  /** What a second factor leaves behind (§7.5). */
  | { aal1Except: string };

/** Ends sessions of one user; the database tells every node (0003_auth.sql). */
export async function deleteSessions(tx: Tx, userId: string, scope: SessionScope): Promise<string[]> {
  let query = tx.deleteFrom("auth.sessions").where("user_id", "=", userId).returning("id");
  if (scope !== "all") {
    if ("only" in scope) query = query.where("id", "=", scope.only);
    if ("except" in scope) query = query.where("id", "<>", scope.except);
    if ("aal1Except" in scope) query = query.where("id", "<>", scope.aal1Except).where("aal", "=", "aal1");
  }
  return (await query.execute()).map(({ id }) => id);
}

/** Ends sessions nobody can use any more: past their end, or idle for too long. */
export async function deleteStaleSessions(
  db: Db,
  { now, idleBefore, madeBefore }: { now: Date; idleBefore: Date | null; madeBefore: Date | null },
): Promise<void> {
  await db
    .deleteFrom("auth.sessions")
    .where((eb) =>
      eb.or([
        eb("not_after", "<", now),
        ...(idleBefore ? [eb(eb.fn.coalesce("refreshed_at", "created_at"), "<", idleBefore)] : []),
        ...(madeBefore ? [eb("created_at", "<", madeBefore)] : []),
      ]),
    )
    .execute();
}
