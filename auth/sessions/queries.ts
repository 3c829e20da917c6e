import { type Selectable, sql, type Updateable } from "kysely";
import type { Origin } from "#auth/audit/queries.ts";
import { type InJson, timesReviver } from "#auth/json-rows.ts";
import { CHANNEL } from "#auth/tokens/revocations.ts";
import { type FullUserJson, reviveUser } from "#auth/users/queries.ts";
import type { FullUser } from "#auth/users/user-object.ts";
import type { AuthSessionsRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { LifeLimits } from "./session-life.ts";

export type SessionRow = Selectable<AuthSessionsRow>;
export type Amr = { method: string; timestamp: number; provider?: string; factor_id?: string };

const reviveSession = timesReviver<SessionRow>({
  not_after: true,
  refreshed_at: true,
  created_at: true,
  updated_at: true,
});

/**
 * Opens a session, notes the sign-in and its audit entry in one call. Nothing happens, and nothing comes back,
 * if by now the account is gone or banned, or has another password than the one that was checked.
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
  const { rows } = await sql<{ session: InJson<SessionRow> | null }>`
    select auth.open_session(${id}, ${userId}, ${JSON.stringify(amr)}, ${origin.ip}, ${origin.userAgent},
      ${checkedPasswordHash}, ${now}) as session`.execute(db);
  return rows[0]?.session ? reviveSession(rows[0].session) : undefined;
}

export type Actor = { user: FullUser; session: SessionRow };
type ActorJson = { user: FullUserJson; session: InJson<SessionRow> };

/** The owner of a session and the session, in one round trip. */
export async function findActorOfSession(db: Db | Tx, sessionId: string): Promise<Actor | undefined> {
  const found = await db
    .selectFrom("auth.sessions as s")
    .innerJoin("auth.users as u", "u.id", "s.user_id")
    .select(sql<ActorJson>`json_build_object('user', auth.full_user(u), 'session', s)`.as("actor"))
    .where("s.id", "=", sessionId)
    .executeTakeFirst();
  return found && reviveActor(found.actor);
}

/** An account and, if it is alive and this account's own, the session. */
export async function findUserWithSession(
  db: Db | Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: FullUser; session: SessionRow | null } | undefined> {
  const { rows } = await sql<{ actor: { user: FullUserJson; session: InJson<SessionRow> | null } | null }>`
    select auth.find_actor(${userId}, ${sessionId}) as actor`.execute(db);
  const actor = rows[0]?.actor;
  if (!actor) return undefined;
  return { user: reviveUser(actor.user), session: actor.session && reviveSession(actor.session) };
}

function reviveActor({ user, session }: ActorJson): Actor {
  return { user: reviveUser(user), session: reviveSession(session) };
}

/**
 * Puts the next refresh token in use and gives the session with its owner. Nothing comes back unless the number
 * presented is the one in use, the session is not over and its owner may sign in.
 */
export async function rotateSession(
  db: Db | Tx,
  {
    sessionId,
    presented,
    life: { madeAfter, usedAfter },
    origin,
    now,
  }: { sessionId: string; presented: number; life: LifeLimits; origin: Origin; now: Date },
): Promise<Actor | undefined> {
  const { rows } = await sql<{ actor: ActorJson | null }>`
    select auth.rotate_session(${sessionId}, ${presented}, ${madeAfter}, ${usedAfter},
      ${origin.ip}, ${origin.userAgent}, ${now}) as actor`.execute(db);
  return rows[0]?.actor ? reviveActor(rows[0].actor) : undefined;
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

/** Tells every node on commit that a session has lost what a factor had given it (auth/tokens/revocations.ts). */
export async function announceLowered(tx: Tx, id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`lowered ${id}`})`.execute(tx);
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
