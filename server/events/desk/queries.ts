import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type EventQuery, eventKinds, eventStates } from "#domain/events/events.ts";
import type { RegistrationQuery } from "#domain/events/registrations.ts";
import { registrationStates } from "#domain/events/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const events: ListShape = {
  key: { by: sql`e.id`, kind: "uuid" },
  sorts: { startsAt: { by: sql`e.starts_at`, kind: "time" } },
  search: (pattern) => sql`e.search like ${pattern}`,
  filters: {
    state: (state: string) => sql`e.state = ${state}`,
    kind: (kind: string) => sql`e.kind = ${kind}`,
  },
  facets: { state: eventStates, kind: eventKinds },
};

/** The events that a question leaves. */
export function findEvents(db: Db, query: EventQuery) {
  return readList(db, db.selectFrom("events as e").selectAll("e"), events, query);
}

const registrations: ListShape = {
  key: { by: sql`r.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`r.created_at`, kind: "time" },
    name: { by: sql`r.search`, kind: "text" },
  },
  search: (pattern) => sql`r.search like ${pattern}`,
  filters: { state: (state: string) => sql`r.state = ${state}` },
  facets: { state: registrationStates },
};

function selectRegistrations(db: Db | Tx, eventId: string) {
  return db
    .selectFrom("registrations as r")
    .leftJoin("event_scanners as s", "s.id", "r.checked_in_by")
    .select(["r.id", "r.name", "r.email", "r.user_id", "r.state", "r.code", "r.answers", "r.reason"])
    .select(["r.created_at", "r.checked_in_at", "r.version", "s.door"])
    .where("r.event_id", "=", eventId);
}
export type ListedRow = Awaited<ReturnType<typeof findRegistrations>>["rows"][number];

/** The registrations of an event that a question leaves. */
export function findRegistrations(db: Db, eventId: string, query: RegistrationQuery) {
  return readList(db, selectRegistrations(db, eventId), registrations, query);
}

/** One of them. */
export function findListed(db: Db | Tx, { eventId, id }: { eventId: string; id: string }) {
  return selectRegistrations(db, eventId).where("r.id", "=", id).executeTakeFirst();
}

type EventRow = Tables["events"];

export async function insertEvent(tx: Tx, row: Insertable<EventRow>): Promise<void> {
  await tx.insertInto("events").values(row).execute();
}

export async function updateEvent(tx: Tx, id: string, row: Updateable<EventRow>): Promise<void> {
  await tx
    .updateTable("events")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Whether another event has this code or this address. */
export async function findTwin(tx: Tx, { id, code, slug }: { id: string; code: string; slug: string }) {
  return tx
    .selectFrom("events")
    .select(["code", "slug"])
    .where("id", "<>", id)
    .where((eb) => eb.or([eb("code", "=", code), eb("slug", "=", slug)]))
    .executeTakeFirst();
}

/** Everybody who stands on an event's list, held until the transaction ends. */
export function lockGuests(tx: Tx, { eventId, states }: { eventId: string; states: string[] }) {
  return tx
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "in", states)
    .orderBy("queue_number")
    .forUpdate()
    .execute();
}

/** Makes the ticket of a registration worth nothing and another of it good. */
export async function renewTicket(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("registrations")
    .set((eb) => ({ ticket_version: eb("ticket_version", "+", 1), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function insertAppointment(
  tx: Tx,
  row: Insertable<Tables["event_appointments"]>,
): Promise<void> {
  await tx.insertInto("event_appointments").values(row).execute();
}

/** Takes an appointment off the agenda; what it was. */
export function deleteAppointment(tx: Tx, { id, eventId }: { id: string; eventId: string }) {
  return tx
    .deleteFrom("event_appointments")
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .returning(["host", "place", "starts_at", "registration_id"])
    .executeTakeFirst();
}

export async function insertScanner(tx: Tx, row: Insertable<Tables["event_scanners"]>): Promise<void> {
  await tx.insertInto("event_scanners").values(row).execute();
}

/** Takes a scanner out of use; whether there was one. */
export async function revokeScanner(
  tx: Tx,
  { id, eventId, now }: { id: string; eventId: string; now: Date },
): Promise<boolean> {
  const gone = await tx
    .updateTable("event_scanners")
    .set({ revoked_at: now, enrol_hash: null, device_hash: null })
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** The doors of an event, with how often each was used. */
export function findScanners(db: Db | Tx, eventId: string) {
  return db
    .selectFrom("event_scanners as s")
    .select(["s.id", "s.door", "s.enrol_expires_at", "s.enrolled_at", "s.revoked_at", "s.seen_at"])
    .select(
      sql<number>`(select count(*)::int from check_ins c where c.scanner_id = s.id and c.kind <> 'undo')`.as(
        "scans",
      ),
    )
    .where("s.event_id", "=", eventId)
    .orderBy("s.created_at")
    .orderBy("s.id")
    .execute();
}
