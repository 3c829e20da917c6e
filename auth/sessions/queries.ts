import { type Selectable, sql, type Updateable } from "kysely";
import type { Origin } from "#auth/audit/queries.ts";
import { selectFullUsers } from "#auth/users/queries.ts";
import type { FullUser } from "#auth/users/user-object.ts";
import type { AuthSessionsRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export type SessionRow = Selectable<AuthSessionsRow>;
export type Amr = { method: string; timestamp: number; provider?: string; factor_id?: string };

/**
 * Opens a session, notes the sign-in and its audit entry in one statement. Nothing happens, and nothing comes
 * back, if by now the account is gone or banned, or has another password than the one that was checked.
 */
export async function openSession(
  db: Db | Tx,
  session: {
    id: string;
    userId: string;
    amr: Amr[];
    origin: Origin;
    checkedPasswordHash: string | null;
    now: Date;
  },
): Promise<SessionRow | undefined> {
  const { id, userId, amr, origin, checkedPasswordHash, now } = session;
  const { rows } = await sql<SessionRow>`
    with account as (
      update auth.users set last_sign_in_at = ${now}
      where id = ${userId} and deleted_at is null and (banned_until is null or banned_until <= ${now})
        and (${checkedPasswordHash}::text is null or password_hash = ${checkedPasswordHash})
      returning id
    ), opened as (
      insert into auth.sessions (id, user_id, amr, user_agent, ip, created_at, updated_at)
      select ${id}::uuid, id, ${JSON.stringify(amr)}::jsonb, ${origin.userAgent}::text, ${origin.ip}::text,
        ${now}::timestamptz, ${now}::timestamptz
      from account
      returning *
    ), noted as (
      insert into auth.audit_log (action, user_id, session_id, ip, user_agent, details, created_at)
      select 'login', user_id, id, ip, user_agent, amr -> 0, created_at from opened
    )
    select * from opened`.execute(db);
  return rows[0];
}

export type Actor = { user: FullUser; session: SessionRow };

/** The owner of a session and the session, in one round trip. */
export async function findActorOfSession(db: Db | Tx, sessionId: string): Promise<Actor | undefined> {
  const found = await selectFullUsers(db)
    .innerJoin("auth.sessions as s", "s.user_id", "u.id")
    .select(sessionAsJson)
    .where("s.id", "=", sessionId)
    .executeTakeFirst();
  if (!found?.session) return undefined;
  const { session, ...user } = found;
  return { user, session: reviveSession(session) };
}

/** An account and, if it is alive and this account's own, the session. */
export async function findUserWithSession(
  db: Db | Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: FullUser; session: SessionRow | null } | undefined> {
  const found = await selectFullUsers(db)
    .leftJoin("auth.sessions as s", (join) => join.onRef("s.user_id", "=", "u.id").on("s.id", "=", sessionId))
    .select(sessionAsJson)
    .where("u.id", "=", userId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { session, ...user } = found;
  return { user, session: session && reviveSession(session) };
}

const sessionAsJson = sql<SessionJson | null>`to_jsonb(s)`.as("session");

type SessionJson = Omit<SessionRow, "created_at" | "updated_at" | "refreshed_at" | "not_after"> & {
  created_at: string;
  updated_at: string;
  refreshed_at: string | null;
  not_after: string | null;
};

function reviveSession(session: SessionJson): SessionRow {
  return {
    ...session,
    created_at: new Date(session.created_at),
    updated_at: new Date(session.updated_at),
    refreshed_at: session.refreshed_at === null ? null : new Date(session.refreshed_at),
    not_after: session.not_after === null ? null : new Date(session.not_after),
  };
}

/** Puts the next refresh token in use, unless another request has done so since the session was read. */
export function rotateSession(
  db: Db | Tx,
  { session, changes, now }: { session: SessionRow; changes: Updateable<AuthSessionsRow>; now: Date },
): Promise<SessionRow | undefined> {
  return db
    .updateTable("auth.sessions")
    .set({ ...changes, updated_at: now })
    .where("id", "=", session.id)
    .where("refresh_counter", "=", session.refresh_counter)
    .returningAll()
    .executeTakeFirst();
}

/** Holds the session until the transaction ends. */
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
