import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";
import { answeredBy, zoneOf } from "../queries.ts";

function selectDated(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("booking_visitors as v", "v.booking_id", "b.id")
    .select([
      ...(["b.id", "b.reference", "b.state", "b.total", "b.currency", "b.option_until", "b.terms"] as const),
      ...(["b.check_in", "b.check_out", "b.hotel_id", "b.owner_id", "b.journey_id", "b.block_id"] as const),
      ...(["b.product_id", "b.offer", "b.supplier_id", "v.id as visitor_id"] as const),
      ...(["h.country", answeredBy.as("hotel_name"), zoneOf.as("time_zone")] as const),
      // A payment's checkpoint that is done or waived is no longer a matter of a date.
      sql<string[]>`array(select c.template from checkpoints c
        where c.booking_id = b.id and c.kind = 'payment' and c.state <> 'open')`.as("settled"),
    ])
    .where("b.state", "in", ["optioned", "accepted", "change_requested"]);
}
export type DatedRow = Awaited<ReturnType<typeof findAhead>>[number];

/** What one person sold that is held or agreed, with what names it to them. */
export function findOwnDated(db: Db, ownerId: string) {
  return (
    selectDated(db)
      .leftJoin("journeys as j", "j.id", "b.journey_id")
      .leftJoin("hotel_sheets as s", "s.hotel_id", "h.id")
      // Not the whole sheet: it would be read anew for each of hundreds of stays.
      .select(["j.title", sql<unknown>`s.content -> 'contacts'`.as("contacts")])
      .where("b.owner_id", "=", ownerId)
      .execute()
  );
}

export type OwnDatedRow = Awaited<ReturnType<typeof findOwnDated>>[number];

type Due = { payeeId: string; until: string };

/** What hotels owe one person for stays until a day and have not paid, with what names it to them. */
export function findDue(db: Db, { payeeId, until }: Due) {
  return db
    .selectFrom("commission_shares as p")
    .innerJoin("commissions as c", "c.id", "p.commission_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("hotels as h", "h.id", "c.hotel_id")
    .leftJoin("journeys as j", (join) =>
      join.onRef("j.id", "=", "b.journey_id").onRef("j.owner_id", "=", "p.payee_id"),
    )
    .leftJoin("hotel_sheets as s", "s.hotel_id", "h.id")
    .select([
      ...(["b.id", "b.reference", "b.check_in", "b.check_out", "c.id as commission_id"] as const),
      ...(["c.due_on", "c.currency", "c.hotel_id"] as const),
      ...(["h.country", answeredBy.as("hotel_name"), zoneOf.as("time_zone")] as const),
      ...(["j.title", sql<unknown>`s.content -> 'contacts'`.as("contacts")] as const),
    ])
    .select(sql<number>`p.hotel_line + p.house_line - p.came`.as("outstanding"))
    .where("p.payee_id", "=", payeeId)
    .where("p.state", "in", ["expected", "confirmed"])
    .where("p.due_on", "<=", until)
    .execute();
}

export type DueRow = Awaited<ReturnType<typeof findDue>>[number];

/** Everybody's agreed stays, some at a time by id. */
export function findAhead(db: Db | Tx, { after, limit }: { after: string; limit: number }) {
  return selectDated(db).where("b.id", ">", after).orderBy("b.id").limit(limit).execute();
}
