import { sql } from "kysely";
import type { LinkSource } from "#domain/marketing/link-codes.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** A link by its code: whose it is, and the published hotels of its campaign in their order. */
export async function findLink(db: Db | Tx, code: string) {
  const link = await db
    .selectFrom("short_links as l")
    .innerJoin("profiles as p", "p.id", "l.user_id")
    .select(["l.id", "l.code", "l.campaign_id as campaignId", "l.user_id as userId"])
    .select(["p.full_name as ownerName", "p.status as ownerStatus"])
    .where("l.code", "=", code)
    .executeTakeFirst();
  if (!link) return undefined;
  const hotels = await db
    .selectFrom("campaign_hotels as c")
    .innerJoin("hotels as h", "h.id", "c.hotel_id")
    .select("h.slug")
    .where("c.campaign_id", "=", link.campaignId)
    .where("h.is_published", "=", true)
    .orderBy("c.position")
    .execute();
  return { ...link, slugs: hotels.map(({ slug }) => slug) };
}

type Owned = { userId: string; campaignId: string };

/** The code of a member's own link to a campaign; nothing where they have none yet. */
export async function findOwnCode(db: Db | Tx, { userId, campaignId }: Owned): Promise<string | undefined> {
  const row = await db
    .selectFrom("short_links")
    .select("code")
    .where("user_id", "=", userId)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
  return row?.code;
}

type NewLink = Owned & { id: string; code: string; now: Date };

/** Keeps a member's link to a campaign unless there is one, or the code is another's. */
export async function insertLink(db: Db | Tx, { id, code, userId, campaignId, now }: NewLink): Promise<void> {
  await db
    .insertInto("short_links")
    .values({ id, code, user_id: userId, campaign_id: campaignId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Clicks = { linkId: string; day: string; source: LinkSource; clicks: number };

/** So many more openings of a link on a day. */
export async function addClicks(db: Db | Tx, { linkId, day, source, clicks }: Clicks): Promise<void> {
  await db
    .insertInto("link_clicks")
    .values({ link_id: linkId, day, source, clicks })
    .onConflict((conflict) =>
      conflict
        .columns(["link_id", "day", "source"])
        .doUpdateSet((eb) => ({ clicks: eb("link_clicks.clicks", "+", clicks) })),
    )
    .execute();
}

type Kept = { linkId: string; source: LinkSource; now: Date };

/** What came by a link: a message to us or to a seller, a diagnostic that somebody began, an offer asked for. */
export type LeadOf =
  | { messageId: string }
  | { diagnosticId: string }
  | { storeLeadId: string }
  | { bookingId: string };

type LeadKey = LeadOf extends infer Of ? (Of extends unknown ? keyof Of : never) : never;

/** Keeps by which link it came. */
export async function insertLead(tx: Db | Tx, { of, linkId, source, now }: Kept & { of: LeadOf }) {
  const { messageId, diagnosticId, storeLeadId, bookingId } = of as Partial<Record<LeadKey, string>>;
  const lead = {
    ...{ message_id: messageId, diagnostic_id: diagnosticId },
    ...{ store_lead_id: storeLeadId, booking_id: bookingId },
  };
  await tx
    .insertInto("link_leads")
    .values({ ...lead, link_id: linkId, source, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The link that an offer was asked for by, once it is agreed. */
export function findLeadOfOffer(tx: Db | Tx, bookingId: string) {
  return tx
    .selectFrom("link_leads as k")
    .innerJoin("bookings as b", "b.id", "k.booking_id")
    .select(["k.link_id as linkId", "k.source"])
    .where("k.booking_id", "=", bookingId)
    .where("b.state", "=", "accepted")
    .executeTakeFirst();
}

/** The latest message by a link of the seller's own that the client of a booking wrote before it was asked for. */
export function findLeadOf(tx: Db | Tx, bookingId: string) {
  return tx
    .selectFrom("bookings as b")
    .innerJoin("journeys as j", "j.id", "b.journey_id")
    .innerJoin("clients as c", "c.id", "j.client_id")
    .innerJoin("contact_messages as m", "m.email", "c.email")
    .innerJoin("link_leads as k", "k.message_id", "m.id")
    .innerJoin("short_links as l", "l.id", "k.link_id")
    .select(["k.link_id as linkId", "k.source"])
    .where("b.id", "=", bookingId)
    .whereRef("l.user_id", "=", "b.owner_id")
    .whereRef("k.at", "<=", "b.created_at")
    .orderBy("k.at", "desc")
    .orderBy("k.id")
    .limit(1)
    .executeTakeFirst();
}

/** Keeps by which link a booking came; the first word counts. */
export async function insertBooking(
  tx: Db | Tx,
  { bookingId, linkId, source, now }: Kept & { bookingId: string },
) {
  await tx
    .insertInto("link_bookings")
    .values({ booking_id: bookingId, link_id: linkId, source, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a booking `b` is a result: what was called off, or nobody came to, is none. */
export const isResult = sql<boolean>`b.state not in ('cancelled', 'no_show')`;

/** Who gave a campaign's link away. */
export async function findUsers(db: Db | Tx, campaignId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("short_links")
    .select("user_id as id")
    .where("campaign_id", "=", campaignId)
    .orderBy("user_id")
    .execute();
  return rows.map(({ id }) => id);
}
