import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import {
  type NewIncident,
  type PrivacyAnswer,
  type PrivacyRequestQuery,
  type RequestKind,
  type RequestState,
  requestKinds,
  requestStates,
} from "#domain/privacy/privacy-desk.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

/** Incidents are few by nature; nobody reads further back. */
const MOST_INCIDENTS = 200;

function selectRequests(db: Db | Tx) {
  return db
    .selectFrom("privacy_requests as r")
    .select(["r.id", "r.version", "r.kind", "r.email", "r.note", "r.state", "r.answer"])
    .select(["r.received_at", "r.due_at", "r.answered_at"]);
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>["rows"][number];

const requests: ListShape = {
  key: { by: sql`r.id`, kind: "uuid" },
  sorts: {
    dueAt: { by: sql`r.due_at`, kind: "time" },
    receivedAt: { by: sql`r.received_at`, kind: "time" },
    // What waits has no answer yet: it stands by the end of its days.
    answeredAt: { by: sql`coalesce(r.answered_at, r.due_at)`, kind: "time" },
  },
  search: (pattern) => sql`r.search like ${pattern}`,
  filters: {
    state: (state: RequestState) => sql`r.state = ${state}`,
    kind: (kind: RequestKind) => sql`r.kind = ${kind}`,
  },
  facets: { state: requestStates, kind: requestKinds },
};

/** The requests that a question leaves. */
export function findRequests(db: Db, query: PrivacyRequestQuery) {
  return readList(db, selectRequests(db), requests, query);
}

export function findRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return selectRequests(tx).where("r.id", "=", id).executeTakeFirst();
}

export async function insertRequest(tx: Tx, row: Insertable<Tables["privacy_requests"]>): Promise<void> {
  await tx.insertInto("privacy_requests").values(row).execute();
}

/** Holds a request until the transaction ends. */
export function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return selectRequests(tx).where("r.id", "=", id).forUpdate().executeTakeFirst();
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
    .limit(MOST_INCIDENTS)
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
