import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type StatementQuery, statementStates } from "#domain/statements/statements.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectStatements(db: Db | Tx) {
  return db
    .selectFrom("statements as s")
    .leftJoin("hotels as h", "h.id", "s.subject_id")
    .leftJoin("profiles as p", "p.id", "s.subject_id")
    .selectAll("s")
    .select("h.slug")
    .select(sql<string | null>`coalesce(h.name, p.full_name)`.as("name"));
}
export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

const shape: ListShape = {
  key: { by: sql`s.id`, kind: "uuid" },
  sorts: { preparedAt: { by: sql`s.prepared_at`, kind: "time" } },
  search: (pattern) => sql`fold_text(coalesce(h.name, p.full_name, '')) like ${pattern}`,
  filters: {
    state: (state: string) => sql`s.state = ${state}`,
    kind: (kind: string) => sql`s.kind = ${kind}`,
  },
  facets: { state: statementStates },
};

/** Statements that a question leaves, some at a time. */
export function findStatements(db: Db, query: StatementQuery) {
  return readList(db, selectStatements(db), shape, query);
}

export function findStatement(db: Db | Tx, id: string) {
  return selectStatements(db).where("s.id", "=", id).executeTakeFirst();
}

/** One held until the transaction ends. */
export async function holdStatement(tx: Tx, id: string): Promise<StatementRow | undefined> {
  await tx.selectFrom("statements").select("id").where("id", "=", id).forUpdate().execute();
  return findStatement(tx, id);
}

/** What was released to a payee or a hotel, the latest first. */
export function findReleased(db: Db, subjectId: string) {
  return selectStatements(db)
    .where("s.subject_id", "=", subjectId)
    .where("s.state", "=", "released")
    .orderBy("s.released_at", "desc")
    .orderBy("s.id")
    .limit(36)
    .execute();
}

/** One of those, for its reader alone. */
export function findReleasedOne(db: Db, { id, subjectId }: { id: string; subjectId: string }) {
  return selectStatements(db)
    .where("s.id", "=", id)
    .where("s.subject_id", "=", subjectId)
    .where("s.state", "=", "released")
    .executeTakeFirst();
}

type Prepared = Insertable<Tables["statements"]>;

/** Keeps what was prepared, anew where it waits already; null where it was released. */
export async function putStatement(tx: Tx, row: Prepared): Promise<{ id: string; isNew: boolean } | null> {
  const before = await tx
    .selectFrom("statements")
    .select(["id", "state"])
    .where("kind", "=", row.kind)
    .where("subject_id", "=", row.subject_id)
    .$if(row.kind === "payee", (query) => query.where("month", "=", row.month!))
    .$if(row.kind === "hotel", (query) => query.where("state", "=", "prepared"))
    .forUpdate()
    .executeTakeFirst();
  if (before?.state === "released") return null;
  if (!before) {
    const made = await tx
      .insertInto("statements")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    // Where another prepared it meanwhile, that one is made anew.
    return made ? { id: row.id, isNew: true } : putStatement(tx, row);
  }
  const { content, rung = null, prepared_at } = row;
  await tx
    .updateTable("statements")
    .set((eb) => ({ content, rung, prepared_at, version: eb("version", "+", 1) }))
    .where("id", "=", before.id)
    .execute();
  return { id: before.id, isNew: false };
}

export async function updateReleased(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable("statements")
    .set((eb) => ({ state: "released", released_at: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function insertLog(db: Db | Tx, row: Insertable<Tables["statement_log"]>): Promise<void> {
  await db.insertInto("statement_log").values(row).execute();
}

export function findLog(db: Db | Tx, statementId: string) {
  return db
    .selectFrom("statement_log as l")
    .leftJoin("profiles as p", "p.id", "l.actor_id")
    .select(["l.id", "l.kind", "l.note", "l.at", "p.full_name as name"])
    .where("l.statement_id", "=", statementId)
    .orderBy("l.id", "desc")
    .limit(100)
    .execute();
}

/** Keeps that a line was on a rung; each rung counts once. */
export async function insertRungs(
  tx: Tx,
  rows: { commission_id: string; rung: number; statement_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("statement_rungs")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["commission_id", "rung"]).doNothing())
    .execute();
}

/** The commissions that a hotel's statement was made for. */
export async function findRungs(tx: Tx, statementId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("statement_rungs")
    .select("commission_id")
    .distinct()
    .where("statement_id", "=", statementId)
    .orderBy("commission_id")
    .execute();
  return rows.map(({ commission_id }) => commission_id);
}

/** What hotels are late with by a day, with the rungs it was on already. */
export function findLateLines(db: Db, before: string) {
  return (
    db
      .selectFrom("commissions as c")
      .innerJoin("bookings as b", "b.id", "c.booking_id")
      .innerJoin("hotels as h", "h.id", "c.hotel_id")
      .select(["c.id", "h.id as hotel_id", "c.due_on", "c.currency", "h.name as hotel"])
      .select(["b.reference", "b.confirmation_number as number"])
      .select(sql<number>`(c.hotel_line + c.override - c.received)::bigint`.as("amount"))
      .select(
        sql<number[]>`array(select r.rung from statement_rungs r where r.commission_id = c.id)`.as("rungs"),
      )
      .where("c.state", "in", ["expected", "confirmed"])
      // What the hotel says it has paid to the house is looked for, not chased.
      .where(sql<boolean>`(c.route = 'direct' or c.declared_on is null)`)
      .where("c.due_on", "<", before)
      .orderBy("c.hotel_id")
      .orderBy("c.due_on")
      .orderBy("c.id")
      .execute()
  );
}

type Days = { from: string; until: string };

/** What happened to commissions between two days, for each payee's share; a payout taken back is told as that. */
export function findMonthLines(db: Db, { from, until }: Days) {
  // Told on the day that it is about; whose month it is, the day of telling says, so that no line is ever left out.
  const day = sql<string>`coalesce(e.data ->> 'on', (e.at at time zone 'America/Sao_Paulo')::date::text)`;
  return (
    db
      .selectFrom("commission_events as e")
      .innerJoin("commissions as c", "c.id", "e.commission_id")
      .innerJoin("commission_shares as s", "s.commission_id", "c.id")
      .innerJoin("profiles as p", "p.id", "s.payee_id")
      .innerJoin("bookings as b", "b.id", "c.booking_id")
      .leftJoin("hotels as h", "h.id", "c.hotel_id")
      .select(["e.id", "e.commission_id", "e.kind", day.as("on"), "s.payee_id", "c.currency"])
      .select(["b.reference", "b.confirmation_number as number"])
      // A member's product is known by who offered it.
      .select(sql<string>`coalesce(h.name, b.offer ->> 'seller', '')`.as("hotel"))
      .select(sql<number>`(s.hotel_line + s.house_line)::bigint`.as("amount"))
      .select(
        sql<string | null>`(select x.kind from commission_events x where x.commission_id = e.commission_id
        and x.id < e.id and x.kind <> 'payment' order by x.id desc limit 1)`.as("before"),
      )
      .where("e.kind", "in", ["confirmed", "received", "settled", "paid", "approved", "void"])
      .where(sql<boolean>`e.at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
      and e.at < (${until}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
      .orderBy("s.payee_id")
      .orderBy("e.id")
      .execute()
  );
}
export type MonthLine = Awaited<ReturnType<typeof findMonthLines>>[number];
