import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ClientContent, ClientQuery, traceKinds } from "#domain/clients/clients.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

type Which = { clientId: string; ownerId: string };

function selectClients(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("clients as c")
    .leftJoin("households as h", "h.id", "c.household_id")
    .select([
      ...(["c.id", "c.full_name", "h.name as household", "c.email", "c.phone", "c.birthday"] as const),
      ...(["c.language", "c.preferences", "c.notes", "c.version", "c.created_at", "c.updated_at"] as const),
    ])
    .where("c.owner_id", "=", ownerId);
}

export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>;

const clients: ListShape = {
  key: { by: sql`c.id`, kind: "uuid" },
  sorts: {
    fullName: { by: sql`c.search`, kind: "text" },
    updatedAt: { by: sql`c.updated_at`, kind: "time" },
  },
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: { household: (name: string) => sql`h.name = ${name}` },
};

/** The clients of one person that a question leaves. */
export function findClients(db: Db, ownerId: string, query: ClientQuery) {
  return readList(db, selectClients(db, ownerId), clients, query);
}

/** Every client of one person, for their copy of their data. */
export function findAllClients(db: Db, ownerId: string) {
  return selectClients(db, ownerId).orderBy("c.search").execute();
}

/** One client of a person's own. */
export function findClient(db: Db | Tx, { clientId, ownerId }: Which) {
  return selectClients(db, ownerId).where("c.id", "=", clientId).executeTakeFirst();
}

/** One client of a person's own, held until the transaction ends. */
export async function holdClient(tx: Tx, which: Which) {
  await tx.selectFrom("clients").select("id").where("id", "=", which.clientId).forUpdate().execute();
  return findClient(tx, which);
}

/** The household of this name, made where there is none. */
export async function holdHousehold(
  tx: Tx,
  { ownerId, name, now }: { ownerId: string; name: string | null; now: Date },
): Promise<string | null> {
  if (!name) return null;
  const found = await tx
    .selectFrom("households")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (found) return found.id;
  const id = randomUUID();
  await tx
    .insertInto("households")
    .values({ id, owner_id: ownerId, name, created_at: now, updated_at: now })
    .execute();
  return id;
}

function columnsOf(content: ClientContent) {
  const { fullName, email, phone, birthday, language, preferences, notes } = content;
  return { full_name: fullName, email, phone, birthday, language, preferences, notes };
}

type Kept = Which & { content: ClientContent; householdId: string | null; now: Date };

/** Keeps a new client. */
export async function insertClient(
  tx: Tx,
  { clientId, ownerId, content, householdId, now }: Kept,
): Promise<void> {
  await tx
    .insertInto("clients")
    .values({
      ...{ id: clientId, owner_id: ownerId, household_id: householdId, created_at: now, updated_at: now },
      ...columnsOf(content),
    })
    .execute();
}

/** Keeps a client as they are now. */
export async function updateClient(
  tx: Tx,
  { clientId, ownerId, content, householdId, now }: Kept,
): Promise<void> {
  await tx
    .updateTable("clients")
    .set(({ eb }) => ({
      ...columnsOf(content),
      household_id: householdId,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", clientId)
    .where("owner_id", "=", ownerId)
    .execute();
}

/** Gives a client to another person, into a household of that person's. */
export async function moveClient(
  tx: Tx,
  {
    clientId,
    ownerId,
    toId,
    householdId,
    now,
  }: Which & { toId: string; householdId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable("clients")
    .set(({ eb }) => ({
      owner_id: toId,
      household_id: householdId,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", clientId)
    .where("owner_id", "=", ownerId)
    .execute();
}

/** Forgets a client of a person's own; false where there is none. */
export async function deleteClient(tx: Tx, { clientId, ownerId }: Which): Promise<boolean> {
  const gone = await tx
    .deleteFrom("clients")
    .where("id", "=", clientId)
    .where("owner_id", "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** The active colleagues of a person's agency, by name. */
export function findColleagues(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("profile_details as own")
    .innerJoin("profile_details as other", "other.agency_id", "own.agency_id")
    .innerJoin("profiles as p", "p.id", "other.user_id")
    .innerJoin("user_roles as r", "r.user_id", "p.id")
    .select(["p.id", "p.full_name as name"])
    .where("own.user_id", "=", ownerId)
    .where("p.id", "!=", ownerId)
    .where("p.status", "=", "active")
    .where("r.role", "in", ["advisor", "tour_operator"])
    .orderBy("p.full_name")
    .orderBy("p.id")
    .execute();
}

type Trace = {
  clientId: string;
  kind: (typeof traceKinds)[number];
  fromId?: string;
  toId?: string;
  actorId: string;
  now: Date;
};

/** Writes down where a client came from or went to: ids alone. */
export async function insertTrace(
  tx: Tx,
  { clientId, kind, fromId, toId, actorId, now }: Trace,
): Promise<void> {
  await tx
    .insertInto("client_traces")
    .values({
      ...{ client_id: clientId, kind, from_id: fromId ?? null, to_id: toId ?? null },
      ...{ actor_id: actorId, at: now },
    })
    .execute();
}

/** Where a client came from and went to, with the names of whoever is still here, the latest first. */
export function findTraces(db: Db | Tx, clientId: string) {
  return db
    .selectFrom("client_traces as t")
    .leftJoin("profiles as actor", "actor.id", "t.actor_id")
    .leftJoin("profiles as heir", "heir.id", "t.to_id")
    .select(["t.id", "t.kind", "actor.full_name as by", "heir.full_name as to", "t.at"])
    .where("t.client_id", "=", clientId)
    .orderBy("t.id", "desc")
    .execute();
}

/** The role of a person who works here. */
export async function findRole(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role;
}
