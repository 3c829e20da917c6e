import { sql } from "kysely";
import type { VisitSource } from "#domain/stores/visits.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Visits = { storeId: string; day: string; source: VisitSource; views: number };

/** So many more visits of a store on a day. */
export async function addVisits(db: Db | Tx, { storeId, day, source, views }: Visits): Promise<void> {
  await db
    .insertInto("store_visits")
    .values({ store_id: storeId, day, source, views })
    .onConflict((conflict) =>
      conflict
        .columns(["store_id", "day", "source"])
        .doUpdateSet((eb) => ({ views: eb("store_visits.views", "+", views) })),
    )
    .execute();
}

type Talk = { reference: string; storeId: string; source: VisitSource; at: Date };

/** Keeps a talk's reference; false where it is another's already. */
export async function insertTalk(db: Db | Tx, { reference, storeId, source, at }: Talk): Promise<boolean> {
  const row = await db
    .insertInto("store_talks")
    .values({ reference, store_id: storeId, source, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference")
    .executeTakeFirst();
  return row !== undefined;
}

type Lead = { id: string; storeId: string; reference: string; name: string; email: string; message: string };

/** Keeps what somebody wrote; false where its reference is another's already. */
export async function insertLead(
  db: Db | Tx,
  { storeId, ...lead }: Lead & { language: string; source: VisitSource; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto("store_leads")
    .values({ ...lead, store_id: storeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest request by a seller's own store that the client of a booking wrote before it was asked for. */
export function findLeadOf(tx: Db | Tx, bookingId: string) {
  return tx
    .selectFrom("bookings as b")
    .innerJoin("journeys as j", "j.id", "b.journey_id")
    .innerJoin("clients as c", "c.id", "j.client_id")
    .innerJoin("store_leads as l", "l.email", "c.email")
    .innerJoin("stores as s", "s.id", "l.store_id")
    .select(["l.store_id as storeId", "l.source"])
    .where("b.id", "=", bookingId)
    .whereRef("s.owner_id", "=", "b.owner_id")
    .whereRef("l.at", "<=", "b.created_at")
    .orderBy("l.at", "desc")
    .orderBy("l.id")
    .limit(1)
    .executeTakeFirst();
}

/** By which way the visitor who asked for a product came to the store of whoever offers it; nothing where they did not. */
export function findVisitOf(tx: Db | Tx, bookingId: string) {
  return tx
    .selectFrom("booking_visitors as v")
    .innerJoin("bookings as b", "b.id", "v.booking_id")
    .innerJoin("stores as s", "s.owner_id", "b.supplier_id")
    .select(["s.id as storeId", "v.source"])
    .where("v.booking_id", "=", bookingId)
    .where("v.source", "is not", null)
    .executeTakeFirst();
}

type Booked = { bookingId: string; storeId: string; source: VisitSource; at: Date };

/** Keeps by which store a booking came; the first word counts. */
export async function insertBooking(tx: Db | Tx, { bookingId, storeId, source, at }: Booked): Promise<void> {
  await tx
    .insertInto("store_bookings")
    .values({ booking_id: bookingId, store_id: storeId, source, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that was counted of a store since a day, by day, source and kind. */
export async function findCounted(db: Db, { storeId, since }: { storeId: string; since: string }) {
  const { rows } = await sql<{ day: string; source: VisitSource; kind: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, source, 'views' as kind, views as count
      from store_visits where store_id = ${storeId} and day >= ${since}
    union all
    select to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), source, 'talks', count(*)::int
      from store_talks where store_id = ${storeId} group by 1, 2
    union all
    select to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), source, 'requests', count(*)::int
      from store_leads where store_id = ${storeId} group by 1, 2
    union all
    select to_char(b.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), v.source, 'requests', count(*)::int
      from booking_visitors v join bookings b on b.id = v.booking_id join stores s on s.owner_id = b.supplier_id
      where s.id = ${storeId} and v.source is not null group by 1, 2
    union all
    select to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), source, 'bookings', count(*)::int
      from store_bookings where store_id = ${storeId} group by 1, 2
  `.execute(db);
  return rows;
}

/** Who wrote by a store, the latest first. */
export async function findLeads(db: Db, { storeId, limit }: { storeId: string; limit: number }) {
  const rows = await db
    .selectFrom("store_leads")
    .select(["id", "reference", "name", "email", "message", "source", "at"])
    .where("store_id", "=", storeId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as VisitSource, at: row.at.toISOString() }));
}

/** The talks that were begun from a store, the latest first. */
export async function findTalks(db: Db, { storeId, limit }: { storeId: string; limit: number }) {
  const rows = await db
    .selectFrom("store_talks")
    .select(["reference", "source", "at"])
    .where("store_id", "=", storeId)
    .orderBy("at", "desc")
    .orderBy("reference")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as VisitSource, at: row.at.toISOString() }));
}

/** What somebody wrote to sellers, for their copy. */
export function findWritten(db: Db, email: string) {
  return db
    .selectFrom("store_leads as l")
    .innerJoin("stores as s", "s.id", "l.store_id")
    .select(["s.slug as store", "l.reference", "l.name", "l.email", "l.message", "l.at"])
    .where("l.email", "=", email)
    .orderBy("l.at")
    .orderBy("l.id")
    .execute();
}

export async function deleteWritten(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("store_leads").where("email", "=", email).execute();
}

/** Whom a request concerns: who owns the store, and in which portal. */
export function findOwner(tx: Db | Tx, storeId: string) {
  return tx
    .selectFrom("stores as s")
    .innerJoin("user_roles as r", "r.user_id", "s.owner_id")
    .select(["s.owner_id as userId", "r.role"])
    .where("s.id", "=", storeId)
    .executeTakeFirst();
}
