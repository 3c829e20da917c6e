import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { hasDesk } from "../hotels/desk/queries.ts";

type Reader = {
  ownerId?: string | undefined;
  hotelId?: string | undefined;
  supplierId?: string | undefined;
};

/** Where the house is: what a member offers has their days. */
export const HOUSE_ZONE = "America/Sao_Paulo";
/** Who answers a booking, by name, and the zone its days are counted in. */
export const answeredBy = sql<string>`coalesce(h.name, b.offer ->> 'seller', '')`;
export const zoneOf = sql<string>`coalesce(h.time_zone, ${sql.lit(HOUSE_ZONE)})`;
type Which = Reader & { bookingId: string };

function selectBookings(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("hotel_contracts as c", "c.id", "b.contract_id")
    .leftJoin("hotel_sheets as s", "s.hotel_id", "h.id")
    .leftJoin("booking_visitors as v", "v.booking_id", "b.id")
    .leftJoin("journeys as j", "j.id", "b.journey_id")
    .leftJoin("profiles as p", "p.id", "b.owner_id")
    .leftJoin("profile_details as d", "d.user_id", "b.owner_id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .selectAll("b")
    .select([
      ...(["h.slug as hotel_slug", "h.country", "s.content as sheet", "j.title as journey_title"] as const),
      ...(["a.name as agency_name", "d.whatsapp as seller_phone"] as const),
      "d.visibility as seller_visibility",
      "p.preferred_language as seller_language",
      ...(["v.id as visitor_id", "v.email as visitor_email", "v.language as visitor_language"] as const),
    ])
    .select([answeredBy.as("hotel_name"), zoneOf.as("time_zone")])
    .select([
      sql<unknown>`coalesce(c.terms, b.offer -> 'terms')`.as("contract_terms"),
      sql<string | null>`coalesce(p.full_name, v.name)`.as("seller_name"),
      sql<boolean>`(b.hotel_id is not null and not ${hasDesk("b.hotel_id")})`.as("is_ours"),
    ]);
}

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** A booking of whoever sells it, of a hotel, or of anybody for the house. */
export function findBooking(db: Db | Tx, { bookingId, ownerId, hotelId, supplierId }: Which) {
  return selectBookings(db)
    .where("b.id", "=", bookingId)
    .$if(ownerId !== undefined, (query) => query.where("b.owner_id", "=", ownerId!))
    .$if(hotelId !== undefined, (query) => query.where("b.hotel_id", "=", hotelId!))
    .$if(supplierId !== undefined, (query) => query.where("b.supplier_id", "=", supplierId!))
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function holdBooking(tx: Tx, which: Which): Promise<BookingRow | undefined> {
  await tx.selectFrom("bookings").select("id").where("id", "=", which.bookingId).forUpdate().execute();
  return findBooking(tx, which);
}

export function findRooms(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("booking_rooms")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("position")
    .execute();
}
export type RoomRow = Awaited<ReturnType<typeof findRooms>>[number];

export function findEvents(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("booking_events")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .limit(500)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Keeps a booking; false where its stay is already asked for. */
export async function insertBooking(tx: Tx, row: Insertable<Tables["bookings"]>): Promise<boolean> {
  const made = await tx
    .insertInto("bookings")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("block_id")
        .where(
          sql<boolean>`block_id is not null and state not in ('declined', 'withdrawn', 'lapsed', 'cancelled', 'no_show')`,
        )
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function replaceRooms(
  tx: Tx,
  { bookingId, rooms }: { bookingId: string; rooms: Insertable<Tables["booking_rooms"]>[] },
): Promise<void> {
  await tx.deleteFrom("booking_rooms").where("booking_id", "=", bookingId).execute();
  await tx.insertInto("booking_rooms").values(rooms).execute();
}

export async function insertEvent(tx: Tx, row: Insertable<Tables["booking_events"]>): Promise<number> {
  const { id } = await tx.insertInto("booking_events").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateBooking(
  tx: Tx,
  { bookingId, changes }: { bookingId: string; changes: Updateable<Tables["bookings"]> },
): Promise<void> {
  await tx
    .updateTable("bookings")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", bookingId)
    .execute();
}

/** Whether a hotel has given a number to another booking that still counts. */
export async function isNumberTaken(
  tx: Tx,
  { hotelId, number, bookingId }: { hotelId: string; number: string; bookingId: string },
): Promise<boolean> {
  // Two answers at once with one number take turns.
  await sql`select pg_advisory_xact_lock(hashtext(${`booking ${hotelId} ${number}`}))`.execute(tx);
  const found = await tx
    .selectFrom("bookings")
    .select("id")
    .where("hotel_id", "=", hotelId)
    .where("confirmation_number", "=", number)
    .where("state", "not in", ["declined", "withdrawn", "lapsed"])
    .where("id", "!=", bookingId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A stay of one's own journey, which is held, with what decides whether it can be asked for. */
export function holdStay(tx: Tx, { blockId, ownerId }: { blockId: string; ownerId: string }) {
  return tx
    .selectFrom("journey_blocks as b")
    .innerJoin("journeys as j", "j.id", "b.journey_id")
    .select(["b.id", "b.hotel_id", "b.option_id", "b.kind", "b.is_removed", "j.id as journey_id"])
    .select(["j.state", "j.chosen_option_id"])
    .where("b.id", "=", blockId)
    .where("j.owner_id", "=", ownerId)
    .forNoKeyUpdate("j")
    .executeTakeFirst();
}

/** A hotel that can be asked: published, and its clock's hours. */
export function findDesk(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotels as h")
    .leftJoin("hotel_sheets as s", "s.hotel_id", "h.id")
    .select(["h.id", "h.name", "h.time_zone", "h.is_published", "h.kind", "s.content as sheet"])
    .select(hasDesk("h.id").as("has_desk"))
    .where("h.id", "=", hotelId)
    .executeTakeFirst();
}

/** Who answers for a hotel, with where they are written to. */
export function findDeskMembers(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("profiles as p", "p.id", "m.user_id")
    .innerJoin("auth.users as u", "u.id", "m.user_id")
    .select(["m.user_id", "p.full_name", "u.email", "p.preferred_language"])
    .where("m.hotel_id", "=", hotelId)
    .where("m.part", "in", ["owner", "reservations"])
    .where("p.status", "=", "active")
    .orderBy("m.created_at")
    .execute();
}

export function findName(db: Db | Tx, userId: string) {
  return db
    .selectFrom("profiles as p")
    .leftJoin("user_roles as r", "r.user_id", "p.id")
    .select(["p.full_name", "r.role"])
    .where("p.id", "=", userId)
    .executeTakeFirst();
}

/** Everybody who looks after the house. */
export function findAdministrators(db: Db | Tx) {
  return db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "=", "admin")
    .where("p.status", "=", "active")
    .execute();
}

/** Whether a stay that a hotel agreed to was asked for on a day of the hotel's or later. */
export async function isBookedFrom(
  tx: Tx,
  { hotelId, startsOn }: { hotelId: string; startsOn: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom("bookings as b")
    .innerJoin("hotels as h", "h.id", "b.hotel_id")
    .select("b.id")
    .where("b.hotel_id", "=", hotelId)
    .where("b.state", "in", ["accepted", "change_requested", "stayed", "no_show"])
    .where("b.created_at", ">=", sql<Date>`${startsOn}::date::timestamp at time zone h.time_zone`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a person sold, for their copy of their data. */
export function findOwnBookings(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .select(["b.reference", "b.state", "b.check_in", "b.check_out", "b.total", "b.currency"])
    .select([answeredBy.as("hotel"), sql<unknown>`b.offer -> 'title'`.as("product")])
    .select(["b.wishes", "b.confirmation_number", "b.created_at"])
    .select(sql<string[]>`array(select f.name from booking_files f where f.booking_id = b.id)`.as("files"))
    .where("b.owner_id", "=", ownerId)
    .orderBy("b.created_at")
    .execute();
}

/** Guests without their names; who is a child stays known. */
export const nameless = sql<string>`(select coalesce(jsonb_agg(g || '{"name": ""}'), '[]') from jsonb_array_elements(guests) g)`;

/** Takes the names of guests and what was written out of what a person sold. */
export async function forgetOwner(tx: Tx, ownerId: string): Promise<void> {
  const theirs = tx.selectFrom("bookings").select("id").where("owner_id", "=", ownerId);
  await tx.updateTable("booking_rooms").set({ guests: nameless }).where("booking_id", "in", theirs).execute();
  await tx
    .updateTable("booking_events")
    .set({ name: "", body: "", actor_id: null })
    .where("booking_id", "in", theirs)
    .where("by", "=", "seller")
    .execute();
  await tx.updateTable("bookings").set({ wishes: "" }).where("owner_id", "=", ownerId).execute();
  // Who answered for a hotel leaves their answers there, without their name.
  await tx.updateTable("booking_events").set({ name: "" }).where("actor_id", "=", ownerId).execute();
}

/** What was asked for a journey and is not agreed yet, held. */
export function findOpenOfJourney(tx: Tx, journeyId: string) {
  return (
    tx
      .selectFrom("bookings")
      .select(["id", "hotel_id", "owner_id", "journey_id", "block_id", "product_id", "supplier_id", "offer"])
      // What belongs to a journey is a member's.
      .select(sql<string | null>`null`.as("visitor_id"))
      .where("journey_id", "=", journeyId)
      .where("state", "in", ["registered", "sent", "optioned", "countered"])
      .forUpdate()
      .execute()
  );
}

/** Whether a stay of a journey is agreed and still ahead. */
export async function isAgreedFor(tx: Tx, journeyId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("bookings")
    .select("id")
    .where("journey_id", "=", journeyId)
    .where("state", "in", ["accepted", "change_requested"])
    .executeTakeFirst();
  return found !== undefined;
}

/** Hotels by what names them in addresses. */
export async function findHotelIds(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("hotels")
    .select(["id", "slug"])
    .where("slug", "in", [...slugs])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
