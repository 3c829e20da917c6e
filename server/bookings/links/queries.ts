import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export async function insertLink(tx: Tx, row: Insertable<Tables["booking_links"]>): Promise<void> {
  await tx.insertInto("booking_links").values(row).execute();
}

/**
 * Whether a desk's link `l` went to somebody with an account who is not, or no longer, active in the booking's hotel;
 * an address of the hotel's own that nobody signs in with answers for itself.
 */
const isOfOutsider = sql<boolean>`(l.side = 'hotel' and exists (
  select from auth.users u where lower(u.email) = lower(l.email) and u.deleted_at is null
  and not exists (
    select from bookings b
    join hotel_members m on m.hotel_id = b.hotel_id and m.user_id = u.id
    join profiles p on p.id = u.id and p.status = 'active'
    where b.id = l.booking_id
  )
))`;

/** The link with this secret, if it was not taken back and whoever it was sent to still works for the hotel. */
export function findLink(db: Db | Tx, tokenHash: string) {
  return db
    .selectFrom("booking_links as l")
    .select(["l.id", "l.booking_id", "l.name", "l.language", "l.expires_at", "l.used_at", "l.side"])
    .where("l.token_hash", "=", tokenHash)
    .where("l.revoked_at", "is", null)
    .where(sql<boolean>`not ${isOfOutsider}`)
    .executeTakeFirst();
}
/** In which language the mail with this secret was written, also where it leads nowhere any more. */
export async function findLinkLanguage(db: Db, tokenHash: string): Promise<Language | null> {
  const row = await db
    .selectFrom("booking_links")
    .select("language")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return (row?.language as Language | undefined) ?? null;
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export async function markUsed(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.updateTable("booking_links").set({ used_at: now }).where("id", "=", id).execute();
}

/** Takes back every link to a desk, used or not; a visitor keeps theirs. */
export async function revokeLinks(
  tx: Tx,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("booking_links")
    .set({ revoked_at: now })
    .where("booking_id", "=", bookingId)
    .where("side", "=", "hotel")
    .where("revoked_at", "is", null)
    .execute();
}

type Bearer = { id: string; email: string; now: Date };

/**
 * Takes back what was mailed to an address whose account is gone, and takes address and name out of it and of the steps
 * that were taken by it. Such a step has no account, so those under the person's own name go too.
 */
export async function forgetBearer(tx: Tx, { id, email, now }: Bearer): Promise<void> {
  await sql`update booking_events e set name = '' where e.actor_id is null and e.by = 'hotel' and e.name <> '' and (
    e.name = (select p.full_name from profiles p where p.id = ${id})
    or exists (select from booking_links l where l.booking_id = e.booking_id and l.side = 'hotel'
      and l.email = ${email} and l.name = e.name))`.execute(tx);
  await tx
    .updateTable("booking_links")
    .set({ email: "", name: "", revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where("email", "=", email)
    .where("side", "=", "hotel")
    .execute();
}

/**
 * The steps of some bookings that bearers of mailed links took: a visitor's, and a hotel's; what a product agrees to by
 * itself has no link that was used.
 */
export function findNamedSteps(db: Db, bookingIds: string[]) {
  return db
    .selectFrom("booking_events as e")
    .innerJoin("bookings as b", "b.id", "e.booking_id")
    .leftJoin("hotels as h", (join) => join.onRef("h.id", "=", "b.hotel_id").on("e.by", "=", "hotel"))
    .select(["e.booking_id as bookingId", "e.at", "e.name", "h.name as hotel"])
    .where("e.booking_id", "in", bookingIds)
    .where("e.actor_id", "is", null)
    .where((eb) =>
      eb.or([
        eb("e.by", "=", "seller"),
        eb.and([eb("e.by", "=", "hotel"), eb("b.product_id", "is", null)]),
        sql<boolean>`exists (select from booking_links l where l.booking_id = e.booking_id
          and l.side = 'hotel' and l.name = e.name and l.used_at is not null)`,
      ]),
    )
    .execute();
}
