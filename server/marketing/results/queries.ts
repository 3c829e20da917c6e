import { sql } from "kysely";
import type { LinkSource } from "#domain/marketing/link-codes.ts";
import type { Db } from "#platform/database/database.ts";
import { isResult } from "../links/queries.ts";

/** How many results in bookings a link has. */
const standingBookings = sql<number>`(select count(*)::int from link_bookings k join bookings b on b.id = k.booking_id
  where k.link_id = l.id and ${isResult})`;

type Brought = { clicks: number; leads: number; bookings: number };

/** What a member's links brought, by campaign. */
export async function findBrought(db: Db, userId: string): Promise<Map<string, Brought>> {
  const rows = await db
    .selectFrom("short_links as l")
    .select("l.campaign_id as campaignId")
    .select([
      sql<number>`(select coalesce(sum(k.clicks), 0)::int from link_clicks k where k.link_id = l.id)`.as(
        "clicks",
      ),
      sql<number>`(select count(*)::int from link_leads k where k.link_id = l.id)`.as("leads"),
      standingBookings.as("bookings"),
    ])
    .where("l.user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ campaignId, ...brought }) => [campaignId, brought]));
}

type Owned = { userId: string; campaignId: string };
const houseDay = sql<string>`to_char(k.at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`;

const ofLink = (db: Db, { userId, campaignId }: Owned) =>
  db.selectFrom("short_links as l").where("l.user_id", "=", userId).where("l.campaign_id", "=", campaignId);

/** How often a member's link was opened, by day and source. */
export async function findClicks(db: Db, owned: Owned) {
  const rows = await ofLink(db, owned)
    .innerJoin("link_clicks as k", "k.link_id", "l.id")
    .select(["k.day", "k.source", "k.clicks as count"])
    .orderBy("k.day")
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as LinkSource }));
}

/** Who wrote to us by a member's link, the latest first; of who came for something else, the day and the source alone. */
export async function findLeads(db: Db, owned: Owned) {
  const rows = await ofLink(db, owned)
    .innerJoin("link_leads as k", "k.link_id", "l.id")
    .leftJoin("contact_messages as m", "m.id", "k.message_id")
    .select(["m.reference", "m.name", "m.email", "m.subject", "k.source", "k.at", houseDay.as("day")])
    .select([
      "k.diagnostic_id as diagnosticId",
      "k.store_lead_id as storeLeadId",
      "k.booking_id as bookingId",
    ])
    .orderBy("k.at", "desc")
    .orderBy("k.id")
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as LinkSource }));
}

/** The days on which a booking that stands came by a member's link. */
export async function findBookings(db: Db, owned: Owned) {
  const rows = await ofLink(db, owned)
    .innerJoin("link_bookings as k", "k.link_id", "l.id")
    .innerJoin("bookings as b", "b.id", "k.booking_id")
    .where(isResult)
    .select(["k.source", houseDay.as("day")])
    .orderBy("k.at")
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as LinkSource }));
}

/** Everything a person's links brought, for their copy. */
export function findOwnLinks(db: Db, userId: string) {
  return db
    .selectFrom("short_links as l")
    .innerJoin("campaigns as c", "c.id", "l.campaign_id")
    .select(["l.code", "l.created_at as at", sql<string>`c.title ->> 'pt'`.as("campaign")])
    .select([
      sql<number>`(select coalesce(sum(k.clicks), 0)::int from link_clicks k where k.link_id = l.id)`.as(
        "clicks",
      ),
      sql<number>`(select count(*)::int from link_leads k where k.link_id = l.id)`.as("leads"),
      standingBookings.as("bookings"),
    ])
    .where("l.user_id", "=", userId)
    .orderBy("l.created_at")
    .execute();
}

type Month = { hotelId: string; from: string; until: string };

/** How often links of a hotel's campaigns were opened in a month, by day and campaign; nobody's name among it. */
export function findHotelClicks(db: Db, { hotelId, from, until }: Month) {
  return db
    .selectFrom("campaign_hotels as h")
    .innerJoin("campaigns as c", "c.id", "h.campaign_id")
    .innerJoin("short_links as l", "l.campaign_id", "c.id")
    .innerJoin("link_clicks as k", "k.link_id", "l.id")
    .select(["k.day", "c.title", sql<number>`sum(k.clicks)::int`.as("count")])
    .where("h.hotel_id", "=", hotelId)
    .where("k.day", ">=", from)
    .where("k.day", "<=", until)
    .groupBy(["k.day", "c.id", "c.title"])
    .orderBy("k.day")
    .orderBy("c.id")
    .execute();
}

/** How many leads came by links of a hotel's campaigns in a month, by day and campaign. */
export function findHotelLeads(db: Db, { hotelId, from, until }: Month) {
  return db
    .selectFrom("campaign_hotels as h")
    .innerJoin("campaigns as c", "c.id", "h.campaign_id")
    .innerJoin("short_links as l", "l.campaign_id", "c.id")
    .innerJoin("link_leads as k", "k.link_id", "l.id")
    .select([houseDay.as("day"), "c.title", sql<number>`count(*)::int`.as("count")])
    .where("h.hotel_id", "=", hotelId)
    .where(houseDay, ">=", from)
    .where(houseDay, "<=", until)
    .groupBy([houseDay, "c.id", "c.title"])
    .orderBy(houseDay)
    .orderBy("c.id")
    .execute();
}
