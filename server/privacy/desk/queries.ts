import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { NewIncident, PrivacyAnswer } from "#domain/privacy/privacy-desk.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const MOST = 200;

/** What waits first, the nearest to its end before others; then what was answered, the latest first. */
export async function findRequests(db: Db | Tx) {
  const select = () => db.selectFrom("privacy_requests").selectAll();
  const open = await select()
    .where("state", "=", "open")
    .orderBy("due_at")
    .orderBy("id")
    .limit(MOST)
    .execute();
  const done = await select()
    .where("state", "<>", "open")
    .orderBy("answered_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return [...open, ...done];
}
export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

export async function insertRequest(tx: Tx, row: Insertable<Tables["privacy_requests"]>): Promise<void> {
  await tx.insertInto("privacy_requests").values(row).execute();
}

export function lockRequest(tx: Tx, id: string) {
  return tx.selectFrom("privacy_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

type Answered = Omit<PrivacyAnswer, "version"> & { id: string; by: string; now: Date };

export async function answerRequest(tx: Tx, { id, state, answer, by, now }: Answered): Promise<void> {
  await tx
    .updateTable("privacy_requests")
    .set((eb) => ({ state, answer, answered_by: by, answered_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** What an address asked; for its copy. */
export function findRequestsOf(db: Db, email: string) {
  return db
    .selectFrom("privacy_requests")
    .select(["kind", "note", "state", "answer", "received_at", "answered_at"])
    .where("email", "=", email)
    .orderBy("received_at")
    .execute();
}

export function findIncidents(db: Db | Tx) {
  return db
    .selectFrom("privacy_incidents")
    .selectAll()
    .orderBy("found_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
}
export type IncidentRow = Awaited<ReturnType<typeof findIncidents>>[number];

const columnsOf = ({ title, severity, people, measures, ...at }: NewIncident) => ({
  ...{ title, severity, people, measures, found_at: new Date(at.foundAt) },
  reported_at: at.reportedAt === null ? null : new Date(at.reportedAt),
  closed_at: at.closedAt === null ? null : new Date(at.closedAt),
});

export async function insertIncident(tx: Tx, id: string, incident: NewIncident): Promise<void> {
  await tx
    .insertInto("privacy_incidents")
    .values({ id, ...columnsOf(incident) })
    .execute();
}

export function lockIncident(tx: Tx, id: string) {
  return tx.selectFrom("privacy_incidents").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateIncident(tx: Tx, id: string, incident: NewIncident): Promise<void> {
  await tx
    .updateTable("privacy_incidents")
    .set((eb) => ({ ...columnsOf(incident), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Puts requests and an incident where they are missing. */
export async function plantDesk(
  db: Db,
  requests: Insertable<Tables["privacy_requests"]>[],
  incident: Insertable<Tables["privacy_incidents"]>,
): Promise<void> {
  await db
    .insertInto("privacy_requests")
    .values(requests)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .insertInto("privacy_incidents")
    .values(incident)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
