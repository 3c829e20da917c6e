import { sql } from "kysely";
import type { BookingQuery } from "#domain/bookings/bookings.ts";
import { type BookingBox, bookingBoxes } from "#domain/bookings/states.ts";
import type { Localized } from "#domain/localized.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { withoutDesk } from "../../hotels/desk/queries.ts";
import { answeredBy, zoneOf } from "../queries.ts";

function selectSummaries(db: Db) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("journeys as j", "j.id", "b.journey_id")
    .leftJoin("profiles as p", "p.id", "b.owner_id")
    .leftJoin("booking_visitors as v", "v.booking_id", "b.id")
    .select([
      ...(["b.id", "b.reference", "b.state", "b.waits_for", "b.check_in", "b.check_out"] as const),
      ...(["b.people", "b.rooms", "b.currency", "b.total", "b.due_at", "b.left_ms"] as const),
      ...(["b.option_until", "b.created_at", "j.title as journey_title", "b.confirmation_number"] as const),
    ])
    .select([answeredBy.as("hotel_name"), zoneOf.as("time_zone")])
    .select([
      sql<string | null>`coalesce(p.full_name, v.name)`.as("seller_name"),
      sql<Localized | null>`b.offer -> 'title'`.as("product"),
    ]);
}
export type SummaryRow = Awaited<ReturnType<typeof findBookings>>["rows"][number];

const boxes: Record<BookingBox, ReturnType<typeof sql<boolean>>> = {
  hotel: sql<boolean>`b.waits_for = 'hotel'`,
  seller: sql<boolean>`b.waits_for = 'seller'`,
  agreed: sql<boolean>`b.state = 'accepted'`,
  closed: sql<boolean>`b.state in ('declined', 'withdrawn', 'lapsed', 'cancelled', 'no_show', 'stayed')`,
};

// Found once and then compared by id, so that the indexes of both sides serve: an "or" over joined tables reads all.
const soldBy = (pattern: Pattern) =>
  sql`b.owner_id = any(array(select s.id from profiles as s where s.search like ${pattern}))`;
const atHotel = (pattern: Pattern) =>
  sql`b.hotel_id = any(array(select n.id from hotels as n where fold_text(n.name) like ${pattern}))`;
/** What is booked may be a product that is called so; those that are gone are found by their reference. */
const ofProduct = (pattern: Pattern) =>
  sql`b.product_id = any(array(select o.id from products as o where o.search like ${pattern}))`;
/** What each reader finds words in: their own references, and what they may know of the other side. */
const searches = {
  seller: (pattern: Pattern) =>
    sql<boolean>`(b.search like ${pattern} or j.search like ${pattern} or ${atHotel(pattern)} or ${ofProduct(pattern)})`,
  hotel: (pattern: Pattern) =>
    sql<boolean>`(b.search like ${pattern} or ${soldBy(pattern)} or ${ofProduct(pattern)})`,
  house: (pattern: Pattern) =>
    sql<boolean>`(b.search like ${pattern} or ${soldBy(pattern)} or ${atHotel(pattern)} or ${ofProduct(pattern)})`,
};
type Pattern = Parameters<NonNullable<ListShape["search"]>>[0];

const shapeFor = (reader: keyof typeof searches): ListShape => ({
  key: { by: sql`b.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`b.created_at`, kind: "time" },
    checkIn: { by: sql`b.check_in`, kind: "date" },
    // What nobody waits for comes after everything that somebody waits for; a cursor cannot hold infinity.
    dueAt: { by: sql`coalesce(b.due_at, timestamptz '2200-01-01 00:00:00+00')`, kind: "time" },
  },
  search: searches[reader],
  filters: {
    box: (box: BookingBox) => boxes[box],
    journey: (id: string) => sql`b.journey_id = ${id}::uuid`,
  },
  facets: { box: bookingBoxes },
});

type Whose = {
  ownerId?: string | undefined;
  hotelId?: string | undefined;
  supplierId?: string | undefined;
  isLate?: boolean;
};

/** The bookings of whoever sells, of a hotel, or those that the house looks after. */
export function findBookings(db: Db, whose: Whose, query: BookingQuery) {
  return readList(db, selectOf(db, whose), shapeOf(whose), query);
}

/** Who is named first in each of some bookings; only whoever sells them may know at any time. */
export async function findFirstGuests(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("booking_rooms")
    .distinctOn("booking_id")
    .select(["booking_id as id", sql<string | null>`guests -> 0 ->> 'name'`.as("name")])
    .where("booking_id", "in", ids)
    .orderBy("booking_id")
    .orderBy("position")
    .execute();
}

function selectOf(db: Db, { ownerId, hotelId, supplierId, isLate }: Whose) {
  return selectSummaries(db)
    .$if(ownerId !== undefined, (rows) => rows.where("b.owner_id", "=", ownerId!))
    .$if(hotelId !== undefined, (rows) => rows.where("b.hotel_id", "=", hotelId!))
    .$if(supplierId !== undefined, (rows) => rows.where("b.supplier_id", "=", supplierId!))
    .$if(isLate === true, (rows) =>
      rows
        .where("b.waits_for", "=", "hotel")
        .where(sql<boolean>`(b.late_at is not null or b.hotel_id = ${withoutDesk})`),
    );
}

function shapeOf({ ownerId, hotelId, supplierId }: Whose): ListShape {
  if (ownerId !== undefined) return shapeFor("seller");
  return shapeFor(hotelId !== undefined || supplierId !== undefined ? "hotel" : "house");
}
