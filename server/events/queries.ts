import { type Selectable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { placedStates, type RegistrationState, standingStates } from "#domain/events/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export type EventRow = Selectable<Tables["events"]>;
export type RegistrationRow = Selectable<Tables["registrations"]>;
export type Which = { id: string } | { slug: string } | { code: string };

const columnOf = (which: Which) => Object.entries(which)[0] as ["id" | "slug" | "code", string];

/** One event, by its id, its address or its code. */
export function findEvent(db: Db | Tx, which: Which) {
  const [column, value] = columnOf(which);
  return db.selectFrom("events").selectAll().where(column, "=", value).executeTakeFirst();
}

/** Holds an event until the transaction ends, so that its places are given one after another. */
export function lockEvent(tx: Tx, which: Which) {
  const [column, value] = columnOf(which);
  return tx.selectFrom("events").selectAll().where(column, "=", value).forUpdate().executeTakeFirst();
}

export type Counts = { taken: number; waiting: number; applied: number; inside: number };

/** How many have a place, wait, have applied and are inside, of some events. */
export async function countOf(db: Db | Tx, ids: string[]): Promise<(id: string) => Counts> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("registrations")
          .select(["event_id", "state", sql<number>`count(*)::int`.as("count")])
          .where("event_id", "in", ids)
          .where("state", "in", standingStates)
          .groupBy(["event_id", "state"])
          .execute();
  return (id) => {
    const of = (...states: string[]) =>
      rows
        .filter(({ event_id, state }) => event_id === id && states.includes(state))
        .reduce((sum, { count }) => sum + count, 0);
    return {
      taken: of(...placedStates),
      waiting: of("waiting"),
      applied: of("applied"),
      inside: of("checked_in"),
    };
  };
}

type Asked = { audience: "public" | { role: Role }; endsAfter?: Date; endsBefore?: Date; limit: number };

/** What is announced to somebody, the next first; of what is over, the latest first. */
export function findAnnounced(db: Db | Tx, { audience, endsAfter, endsBefore, limit }: Asked) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("state", "=", "published")
    .$if(audience === "public", (query) => query.where("audience", "=", "public"))
    .$if(audience !== "public", (query) => query.where(isFor((audience as { role: Role }).role)))
    .$if(endsAfter !== undefined, (query) => query.where("ends_at", ">", endsAfter!).orderBy("starts_at"))
    .$if(endsBefore !== undefined, (query) =>
      query.where("ends_at", "<=", endsBefore!).orderBy("starts_at", "desc"),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Administrators go everywhere. */
const isFor = (role: Role) =>
  role === "admin" ? sql<boolean>`true` : sql<boolean>`(audience <> 'roles' or ${role} = any(roles))`;

/** The standing registration of an address for an event. */
export function findStanding(db: Db | Tx, { eventId, email }: { eventId: string; email: string }) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("email", "=", email)
    .where("state", "in", standingStates)
    .executeTakeFirst();
}

/** What one person has for some events: what stands, else what was last decided. */
export function findOwnOf(db: Db | Tx, { userId, eventIds }: { userId: string; eventIds: string[] }) {
  return db
    .selectFrom("registrations")
    .distinctOn("event_id")
    .selectAll()
    .where("user_id", "=", userId)
    .where("event_id", "in", eventIds)
    .orderBy("event_id")
    .orderBy(sql`state in ('cancelled', 'declined')`)
    .orderBy("queue_number", "desc")
    .execute();
}

export function findRegistration(db: Db | Tx, id: string) {
  return db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The how many-th somebody is of those who wait. */
export async function findPosition(
  db: Db | Tx,
  { event_id, queue_number }: Pick<RegistrationRow, "event_id" | "queue_number">,
): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("event_id", "=", event_id)
    .where("state", "=", "waiting")
    .where("queue_number", "<=", queue_number)
    .executeTakeFirstOrThrow();
  return count;
}

type NewRow = {
  id: string;
  event_id: string;
  user_id: string | null;
  name: string;
  email: string | null;
  language: string;
  answers: string;
  state: RegistrationState;
  code: string;
  created_at: Date;
  is_walk_in?: boolean;
  checked_in_at?: Date;
  check_in_heard_at?: Date;
  checked_in_by?: string | null;
  attended_at?: Date;
};

/** Keeps a registration; nothing where its code stands for another of the event. */
export async function insertRegistration(tx: Tx, row: NewRow): Promise<boolean> {
  const kept = await tx
    .insertInto("registrations")
    .values(row)
    .onConflict((conflict) => conflict.columns(["event_id", "code"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

type Move = { id: string; state: RegistrationState; reason?: string | null };

/** Moves a registration. */
export async function updateState(tx: Tx, { id, state, reason = null }: Move): Promise<void> {
  await tx
    .updateTable("registrations")
    .set((eb) => ({ state, reason, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Who is next of those who wait, as many as there are places. */
export function findNext(tx: Tx, { eventId, places }: { eventId: string; places: number }) {
  return tx
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "=", "waiting")
    .orderBy("queue_number")
    .limit(places)
    .execute();
}

/** A member's name, address and language, as an invitation needs them. */
export function findMember(db: Db | Tx, userId: string) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .select(["p.full_name", "u.email", "p.preferred_language"])
    .where("p.id", "=", userId)
    .executeTakeFirst();
}
