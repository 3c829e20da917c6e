import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Guests read their stay in the language their journey was proposed in. */
const guestLanguage = sql<Language>`coalesce(j.head ->> 'language', 'pt')`;

/** A booking of one's own. */
export function findOwnStay(db: Db | Tx, { bookingId, ownerId }: { bookingId: string; ownerId: string }) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("journeys as j", "j.id", "b.journey_id")
    .select(["b.id", "b.check_out", "j.client_id", guestLanguage.as("language")])
    .where("b.id", "=", bookingId)
    .where("b.owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** In which language the guests of a link read; null where there is none. */
export async function findGuestLanguage(db: Db, tokenHash: string): Promise<Language | null> {
  const row = await db
    .selectFrom("guest_links as l")
    .innerJoin("bookings as b", "b.id", "l.booking_id")
    .leftJoin("journeys as j", "j.id", "b.journey_id")
    .select(guestLanguage.as("language"))
    .where("l.token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** The ids of what was promised for a booking, in its order. */
export function findPromiseIds(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("checkpoints")
    .select(["id", "owner_id"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "arrival")
    .where(({ eb, or }) => or([eb("reason", "is", null), eb("reason", "!=", "cancelled")]))
    .orderBy("template")
    .execute();
}

export function findLink(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("guest_links")
    .select(["id", "token_hash", "expires_at"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
}

export async function insertLink(tx: Tx, row: Insertable<Tables["guest_links"]>): Promise<void> {
  await tx.insertInto("guest_links").values(row).execute();
}

export async function deleteLink(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom("guest_links").where("booking_id", "=", bookingId).execute();
}

/** The stay that a guest's link is about. */
export function findLinkedStay(db: Db | Tx, tokenHash: string) {
  return db
    .selectFrom("guest_links as l")
    .innerJoin("bookings as b", "b.id", "l.booking_id")
    .innerJoin("hotels as h", "h.id", "b.hotel_id")
    .innerJoin("profiles as p", "p.id", "b.owner_id")
    .select(["l.expires_at", "b.id", "b.check_in", "b.check_out", "h.name as hotel_name", "h.time_zone"])
    .select("p.full_name as seller_name")
    .where("l.token_hash", "=", tokenHash)
    .where("b.state", "in", ["accepted", "change_requested", "stayed"])
    .where("p.status", "=", "active")
    .executeTakeFirst();
}
export type LinkedStay = NonNullable<Awaited<ReturnType<typeof findLinkedStay>>>;

/** How often a hotel kept its word, how long its answers take, and over how many stays that is. */
export async function countWord(db: Db, hotelId: string) {
  const { rows } = await sql<{ stays: number; minutes: number | null; kept: number; promised: number }>`
    select
      (select count(*)::int from bookings where hotel_id = ${hotelId} and state = 'stayed') as stays,
      (select percentile_cont(0.5) within group (order by answered_minutes)::int from bookings
        where hotel_id = ${hotelId} and answered_minutes is not null) as minutes,
      count(*) filter (where c.state = 'done')::int as kept,
      count(*) filter (where c.state = 'done' or c.reason = 'not_kept')::int as promised
    from checkpoints c join bookings b on b.id = c.booking_id
    where b.hotel_id = ${hotelId} and b.state = 'stayed' and c.kind = 'arrival'`.execute(db);
  return rows[0]!;
}

export function findHotelId(db: Db, slug: string) {
  return db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .where("is_published", "=", true)
    .executeTakeFirst();
}
