import { sql } from "kysely";
import type { DeskQuery, NewCampaign } from "#domain/marketing/campaigns.ts";
import { type CampaignState, campaignStates } from "#domain/marketing/windows.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { isResult } from "../links/queries.ts";

type HotelName = { id: string; slug: string; name: string };

/** Campaigns with their hotels, whoever asks; use cases judge who may. */
function selectCampaigns(db: Db | Tx) {
  return db
    .selectFrom("campaigns as c")
    .select([
      "c.id",
      "c.state",
      "c.version",
      "c.title",
      "c.headline",
      "c.subline",
      "c.captions",
      "c.facts",
      "c.terms",
      "c.pictures",
      "c.starts_on as startsOn",
      "c.ends_on as endsOn",
      "c.opens_at as opensAt",
      "c.closes_at as closesAt",
      "c.reason",
    ])
    .select(
      sql<HotelName[]>`(select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'name', h.name)
        order by ch.position), '[]') from campaign_hotels ch join hotels h on h.id = ch.hotel_id
        where ch.campaign_id = c.id)`.as("hotels"),
    );
}

/** What all links of a campaign brought, beside it. */
function selectDesk(db: Db | Tx) {
  return selectCampaigns(db)
    .select(sql<number>`(select count(*)::int from short_links l where l.campaign_id = c.id)`.as("members"))
    .select(
      sql<number>`(select coalesce(sum(k.clicks), 0)::int from link_clicks k join short_links l on l.id = k.link_id
        where l.campaign_id = c.id)`.as("clicks"),
    )
    .select([
      sql<number>`(select count(*)::int from link_leads k join short_links l on l.id = k.link_id
        where l.campaign_id = c.id)`.as("leads"),
      sql<number>`(select count(*)::int from link_bookings k join short_links l on l.id = k.link_id
        join bookings b on b.id = k.booking_id
        where l.campaign_id = c.id and ${isResult})`.as("bookings"),
    ]);
}

const shape: ListShape = {
  key: { by: sql`c.id`, kind: "uuid" },
  sorts: { startsOn: { by: sql`c.starts_on`, kind: "date" } },
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: { state: (state: CampaignState) => sql`c.state = ${state}` },
  facets: { state: campaignStates },
};

/** The campaigns that a question of administrators leaves. */
export function findDesk(db: Db, query: DeskQuery) {
  return readList(db, selectDesk(db), shape, query);
}

/** One campaign with what came of it. */
export function findDeskCampaign(db: Db | Tx, id: string) {
  return selectDesk(db).where("c.id", "=", id).executeTakeFirst();
}

/** One campaign. */
export function findCampaign(db: Db | Tx, id: string) {
  return selectCampaigns(db).where("c.id", "=", id).executeTakeFirst();
}
export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** The published campaigns that may be known by now, those that opened last first. */
export function findPublished(db: Db, { knownUntil, limit }: { knownUntil: Date; limit: number }) {
  return selectCampaigns(db)
    .where("c.state", "=", "published")
    .where("c.opens_at", "<=", knownUntil)
    .orderBy("c.opens_at", "desc")
    .orderBy("c.id")
    .limit(limit)
    .execute();
}

/** Published campaigns whose opening nobody was told of, up to an instant. */
export async function findUntold(db: Db, { kind, until }: { kind: string; until: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom("campaigns as c")
    .select("c.id")
    .where("c.state", "=", "published")
    .where("c.opens_at", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("facts as f")
            .select("f.id")
            .where("f.kind", "=", kind)
            .whereRef("f.cause", "=", sql<string>`c.id::text`),
        ),
      ),
    )
    .orderBy("c.opens_at")
    .orderBy("c.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds a campaign until the transaction ends. */
export async function holdCampaign(tx: Tx, id: string) {
  await tx.selectFrom("campaigns").select("id").where("id", "=", id).forUpdate().execute();
  return findDeskCampaign(tx, id);
}

const columnsOf = ({ startsOn, endsOn, hotelIds: _hotels, ...words }: NewCampaign) => ({
  title: JSON.stringify(words.title),
  headline: JSON.stringify(words.headline),
  subline: words.subline && JSON.stringify(words.subline),
  captions: JSON.stringify(words.captions),
  facts: JSON.stringify(words.facts),
  terms: JSON.stringify(words.terms),
  pictures: words.pictures,
  starts_on: startsOn,
  ends_on: endsOn,
  opens_at: sql<Date>`${startsOn}::date::timestamp at time zone 'America/Sao_Paulo'`,
  closes_at: sql<Date>`(${endsOn}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
});

type NewRow = { id: string; campaign: NewCampaign; createdBy: string | null; now: Date };

/** Keeps a new campaign as a draft; false where there is one by this id already. */
export async function insertCampaign(
  tx: Db | Tx,
  { id, campaign, createdBy, now }: NewRow,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("campaigns")
    .values({ id, state: "draft", ...columnsOf(campaign), created_by: createdBy, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) await insertHotels(tx, id, campaign.hotelIds);
  return inserted !== undefined;
}

/** Writes a campaign anew, as its next version. */
export async function updateCampaign(
  tx: Tx,
  { id, campaign }: Pick<NewRow, "id" | "campaign">,
): Promise<void> {
  await tx
    .updateTable("campaigns")
    .set((eb) => ({ ...columnsOf(campaign), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("campaign_hotels").where("campaign_id", "=", id).execute();
  await insertHotels(tx, id, campaign.hotelIds);
}

async function insertHotels(tx: Db | Tx, id: string, hotelIds: readonly string[]): Promise<void> {
  const rows = [...new Set(hotelIds)].map((hotelId, position) => ({
    campaign_id: id,
    hotel_id: hotelId,
    position,
  }));
  await tx.insertInto("campaign_hotels").values(rows).execute();
}

type StateMove = { id: string; state: CampaignState; reason: string | null; now: Date };

/** Puts a campaign into a state. */
export async function moveCampaign(tx: Db | Tx, { id, state, reason, now }: StateMove): Promise<void> {
  await tx
    .updateTable("campaigns")
    .set((eb) => ({
      state,
      reason,
      version: eb("version", "+", 1),
      ...(state === "published" && { published_at: now }),
    }))
    .where("id", "=", id)
    .execute();
}

/** The hotels among these that are published, by name. */
export function findHotels(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name"])
    .where("id", "in", ids)
    .where("is_published", "=", true)
    .orderBy("name")
    .execute();
}

/** A member's tier, by name; nothing for who has none. */
export async function findTier(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("travel_advisors as a")
    .innerJoin("advisor_tiers as t", "t.id", "a.advisor_tier_id")
    .select("t.tier_name as name")
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Everybody who sells, or one of them, with their portal's role and their tier. */
export async function findSellers(db: Db | Tx, id?: string) {
  const rows = await db
    .selectFrom("profiles as p")
    .innerJoin("user_roles as r", "r.user_id", "p.id")
    .leftJoin("travel_advisors as a", "a.user_id", "p.id")
    .leftJoin("advisor_tiers as t", "t.id", "a.advisor_tier_id")
    .select(["p.id", "r.role", "t.tier_name as tier"])
    .where("p.status", "=", "active")
    .where("r.role", "in", ["advisor", "tour_operator"])
    .$if(id !== undefined, (query) => query.where("p.id", "=", id!))
    .orderBy("p.id")
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as "advisor" | "tour_operator" }));
}

/** The ids of hotels by their slugs. */
export async function findHotelsBySlug(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("hotels").select("id").where("slug", "in", slugs).execute();
  return rows.map(({ id }) => id);
}
