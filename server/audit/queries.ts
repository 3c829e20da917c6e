import { sql } from "kysely";
import type { AuditQuery } from "#domain/audit/audit.ts";
import { cleanEntry } from "#domain/audit/clean-entry.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import type { Named } from "./named.ts";

export type AuditEntry = {
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: object | null;
  after: object | null;
  reason: string | null;
  reverts: number | null;
  now: Date;
};

export async function insertEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before && JSON.stringify(cleanEntry(entry.before)),
      after: entry.after && JSON.stringify(cleanEntry(entry.after)),
      reason: entry.reason,
      reverts: entry.reverts,
      created_at: entry.now,
    })
    .execute();
}

type Subject = { subjectType: string; subjectId: string; limit: number };

/** What was done to one thing, the latest first, with the name of who did it. */
export function findEntries(db: Db | Tx, { subjectType, subjectId, limit }: Subject) {
  return db
    .selectFrom("audit_log as a")
    .leftJoin("profiles as p", "p.id", "a.actor_id")
    .select(["a.id", "a.action", "a.before", "a.after", "a.reason", "a.created_at", "p.full_name as by"])
    .where("a.subject_type", "=", subjectType)
    .where("a.subject_id", "=", subjectId)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
}

function selectEntries(db: Db | Tx) {
  return db
    .selectFrom("audit_log as a")
    .leftJoin("profiles as p", "p.id", "a.actor_id")
    .select([
      "a.id",
      "a.created_at",
      "a.actor_id",
      "p.full_name as actor",
      "a.action",
      "a.subject_type",
      "a.subject_id",
      "a.before",
      "a.after",
      "a.reason",
      "a.reverts",
    ])
    .select(
      sql<boolean>`a.reverts is null and exists (select from audit_log r where r.reverts = a.id)`.as(
        "is_reverted",
      ),
    );
}
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** Days of the record are São Paulo's. */
const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`;
const dayEnd = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;

const shape: ListShape = {
  key: { by: sql`a.id`, kind: "integer" },
  sorts: { createdAt: { by: sql`a.created_at`, kind: "time" } },
  search: (pattern) => sql`a.actor_id in (select id from profiles where search like ${pattern})`,
  filters: {
    actorId: (id: string) => sql`a.actor_id = ${id}`,
    action: (action: string) => sql`a.action = ${action}`,
    area: (area: string) => sql`a.subject_type = ${area}`,
    subjectId: (id: string) => sql`a.subject_id = ${id}`,
    from: (day: string) => sql`a.created_at >= ${dayStart(day)}`,
    until: (day: string) => sql`a.created_at < ${dayEnd(day)}`,
  },
};

/** The entries that a question leaves, some at a time; they are counted without who they are of. */
export function findAudit(db: Db, query: AuditQuery) {
  return readList(db, selectEntries(db), shape, query, db.selectFrom("audit_log as a").select("a.id"));
}

/** One entry by its number. */
export function findEntry(db: Db | Tx, id: number) {
  return selectEntries(db).where("a.id", "=", id).executeTakeFirst();
}

/** Two who take the same act back take turns. */
export async function holdEntry(tx: Tx, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit/${id}`}, 0))`.execute(tx);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the things of some entries are called now, by their ids. */
export async function findNames(
  db: Db | Tx,
  named: readonly Named[],
  ids: string[],
): Promise<Map<string, string>> {
  const uuids = [...new Set(ids)].filter((id) => UUID.test(id));
  if (uuids.length === 0) return new Map();
  const asked = sql.join(uuids.map((id) => sql`${id}::uuid`));
  const sources = named.map(
    ({ table, name }) =>
      sql`select id, ${sql.raw(name)} as name from ${sql.table(table)} where id in (${asked})`,
  );
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(sources, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Every value of a column of the record, found by hopping from one to the next along its index. */
async function distinct(db: Db, column: "action" | "subject_type"): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive hop as (
      (select ${name} as value from audit_log order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > hop.value order by ${name} limit 1) from hop
      where hop.value is not null
    ) select value from hop where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** What can be asked for: every act and area there is, and the administrators. */
export async function findChoices(db: Db) {
  const actors = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select(["p.id", "p.full_name as name"])
    .where("r.role", "=", "admin")
    .orderBy("p.full_name")
    .orderBy("p.id")
    .limit(100)
    .execute();
  return { actions: await distinct(db, "action"), areas: await distinct(db, "subject_type"), actors };
}

/** Makes a month of the record; whether it was missing. */
export async function makeMonth(db: Db, first: string): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select make_audit_month(${first}::date) as made`.execute(db);
  return rows[0]?.made ?? false;
}
