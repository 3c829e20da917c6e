import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type ProductKind, productKinds } from "#domain/products/content.ts";
import type { HouseProductQuery, OwnProductQuery } from "#domain/products/products.ts";
import { type ProductState, productStates } from "#domain/products/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectProducts(db: Db | Tx) {
  return db
    .selectFrom("products as p")
    .leftJoin("profiles as s", "s.id", "p.seller_id")
    .leftJoin("hotels as o", "o.id", "p.seller_hotel_id")
    .leftJoin("hotels as h", "h.id", "p.hotel_id")
    .select(["p.id", "p.slug", "p.seller_id", "p.seller_hotel_id", "p.live", "p.live_state", "p.draft"])
    .select(["p.draft_state", "p.reviewed", "p.state", "p.sent_at", "p.consent_hotel_id", "p.consent_key"])
    .select(["p.consent_state", "p.consent_reason", "p.hotel_id", "p.kind", "p.places_taken", "p.version"])
    .select(["p.published_at", "p.updated_at", "h.name as hotel", "p.capacity"])
    .select(sql<string>`coalesce(o.name, s.full_name, '')`.as("seller"));
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The products that somebody sells: their own, and those of the hotels they work for. */
const isOf = (actorId: string) =>
  sql<boolean>`(p.seller_id = ${actorId} or exists (select from hotel_members m
    where m.hotel_id = p.seller_hotel_id and m.user_id = ${actorId}))`;

type Which = { id: string; actorId?: string };

/** One product; of a seller, only theirs. */
export function findProduct(db: Db | Tx, { id, actorId }: Which) {
  return selectProducts(db)
    .where("p.id", "=", id)
    .$if(actorId !== undefined, (own) => own.where(isOf(actorId!)))
    .executeTakeFirst();
}

/** Some products by their ids. */
export function findProductsById(db: Db, ids: string[]): Promise<ProductRow[]> {
  return selectProducts(db).where("p.id", "in", ids).execute();
}

/** The same, held until the transaction ends, so that edits, reviews and requests take turns. */
export function holdProduct(tx: Tx, { id, actorId }: Which) {
  return selectProducts(tx)
    .where("p.id", "=", id)
    .$if(actorId !== undefined, (own) => own.where(isOf(actorId!)))
    .forUpdate("p")
    .executeTakeFirst();
}

/** Reviews of a product, the latest first. */
export function findReviews(db: Db | Tx, productId: string) {
  return db
    .selectFrom("product_reviews")
    .select(["decision", "reason", "comments", "at"])
    .where("product_id", "=", productId)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}

export async function insertReview(tx: Tx, row: Insertable<Tables["product_reviews"]>): Promise<void> {
  await tx.insertInto("product_reviews").values(row).execute();
}

const shape: ListShape = {
  key: { by: sql`p.id`, kind: "uuid" },
  sorts: {
    position: { by: sql`p.position`, kind: "integer" },
    updatedAt: { by: sql`p.updated_at`, kind: "time" },
    sentAt: { by: sql`p.sent_at`, kind: "time" },
  },
  search: (pattern) => sql`p.search like ${pattern}`,
  filters: {
    state: (state: ProductState) => sql`p.state = ${state}`,
    kind: (kind: ProductKind) => sql`p.kind = ${kind}`,
    waiting: (waiting: "house" | "seller") =>
      waiting === "house"
        ? sql`p.draft_state = 'in_review'`
        : sql`p.draft_state in ('draft', 'changes_requested')`,
  },
  facets: { state: productStates, kind: productKinds },
};

/** The products of one seller that a question leaves. */
export function findOwn(
  db: Db,
  { query, sellerId, hotelId }: { query: OwnProductQuery; sellerId: string | null; hotelId: string | null },
) {
  const base = selectProducts(db)
    .$if(sellerId !== null, (own) => own.where("p.seller_id", "=", sellerId))
    .$if(hotelId !== null, (own) => own.where("p.seller_hotel_id", "=", hotelId));
  return readList(db, base, shape, query);
}

/** Everybody's products; the queue has a day on which each was sent. */
export function findAll(db: Db, query: HouseProductQuery) {
  const base = selectProducts(db).$if(query.sort.includes("sentAt"), (sent) =>
    sent.where("p.sent_at", "is not", null),
  );
  return readList(db, base, shape, query);
}

export async function insertProduct(tx: Tx, row: Insertable<Tables["products"]>): Promise<void> {
  await tx.insertInto("products").values(row).execute();
}

/** Changes a product that is held; its version goes on. */
export async function updateProduct(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["products"]> },
): Promise<void> {
  await tx
    .updateTable("products")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("products").where("id", "=", id).execute();
}

type SellerIds = { sellerId: string | null; hotelId: string | null };
/** Lets the products of one seller be counted and published one after another. */
export async function takeTurn(tx: Tx, { sellerId, hotelId }: SellerIds): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`products of ${sellerId ?? hotelId}`}))`.execute(tx);
}

/** Lets a hotel's public rate be changed and prices be compared with it in turn. */
export async function holdRate(tx: Tx, hotelId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`public rate of ${hotelId}`}))`.execute(tx);
}

/** How many other products of a seller are published. */
export async function countPublished(tx: Tx, { sellerId, hotelId, but }: SellerIds & { but: string }) {
  const { count } = await tx
    .selectFrom("products")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("live_state", "=", "published")
    .where("id", "<>", but)
    .$if(sellerId !== null, (own) => own.where("seller_id", "=", sellerId))
    .$if(hotelId !== null, (own) => own.where("seller_hotel_id", "=", hotelId))
    .executeTakeFirstOrThrow();
  return count;
}

/** The tier of a member, by name; null for who has none. */
export async function findTier(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("travel_advisors as a")
    .innerJoin("advisor_tiers as t", "t.id", "a.advisor_tier_id")
    .select("t.tier_name as name")
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The place after a seller's last product. */
export async function nextPosition(tx: Tx, { sellerId, hotelId }: SellerIds): Promise<number> {
  const { last } = await tx
    .selectFrom("products")
    .select(sql<number | null>`max(position)`.as("last"))
    .$if(sellerId !== null, (own) => own.where("seller_id", "=", sellerId))
    .$if(hotelId !== null, (own) => own.where("seller_hotel_id", "=", hotelId))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Puts a seller's products in an order; others' ids change nothing. */
export async function setOrder(tx: Tx, { ids, sellerId, hotelId }: SellerIds & { ids: string[] }) {
  await sql`update products p set position = given.place
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where p.id = given.id and ${sellerId === null ? sql`p.seller_hotel_id = ${hotelId}` : sql`p.seller_id = ${sellerId}`}`.execute(
    tx,
  );
}

/** A hotel of the collection that a product may name. */
export function findHotel(db: Db | Tx, id: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name"])
    .where("id", "=", id)
    .where("kind", "=", "hotel")
    .where("is_published", "=", true)
    .executeTakeFirst();
}

/** A hotel by its address, published or not. */
export function findHotelBySlug(db: Db | Tx, slug: string) {
  return db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirst();
}

/** What a hotel asks of everybody for a night. */
export function findRate(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_rates")
    .select(["currency", "amount"])
    .where("hotel_id", "=", hotelId)
    .executeTakeFirst();
}

export async function putRate(
  tx: Tx,
  row: { hotelId: string; currency: string; amount: number; by: string | null; now: Date },
): Promise<void> {
  const { hotelId, currency, amount, by, now } = row;
  await tx
    .insertInto("hotel_rates")
    .values({ hotel_id: hotelId, currency, amount, updated_by: by, updated_at: now })
    .onConflict((conflict) =>
      conflict.column("hotel_id").doUpdateSet({ currency, amount, updated_by: by, updated_at: now }),
    )
    .execute();
}

/** What is published of a hotel, by itself or by others, held until the transaction ends. */
export function holdPublishedOf(tx: Tx, hotelId: string) {
  return tx
    .selectFrom("products")
    .select(["id", "version", "live"])
    .where("hotel_id", "=", hotelId)
    .where("live_state", "=", "published")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** What is asked of a hotel that others name, the longest waiting first. */
export function findAsked(db: Db, hotelId: string) {
  return selectProducts(db)
    .where("p.consent_hotel_id", "=", hotelId)
    .where("p.consent_state", "=", "asked")
    .where("p.draft_state", "=", "in_review")
    .orderBy("p.sent_at")
    .orderBy("p.id")
    .limit(100)
    .execute();
}

/** Keeps the words of what is published, for putting typing mistakes right. */
export async function addWords(tx: Tx, words: string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insertInto("product_words")
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows what an hour opens and takes away what it ends; how many that were. */
export async function turnShown(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`update products set is_shown = not is_shown
    where (is_shown and closes_at <= ${now})
      or (not is_shown and live_state = 'published' and visibility <> 'private'
        and opens_at <= ${now} and (closes_at is null or closes_at > ${now}))
    returning id`.execute(db);
  return rows.length;
}

/** Who is told of what becomes of a product: its seller, or who keeps its hotel's page. */
export function findSellersOf(tx: Tx, productId: string) {
  return tx
    .selectFrom("products as p")
    .leftJoin("hotel_members as m", (join) =>
      join.onRef("m.hotel_id", "=", "p.seller_hotel_id").on("m.part", "in", ["owner", "editor"]),
    )
    .innerJoin("user_roles as r", (join) =>
      join.on(sql<boolean>`r.user_id = coalesce(p.seller_id, m.user_id)`),
    )
    .leftJoin("hotels as h", "h.id", "p.seller_hotel_id")
    .select(["r.user_id as userId", "r.role", "h.slug as house"])
    .where("p.id", "=", productId)
    .orderBy("r.user_id")
    .execute();
}

/** Who keeps a hotel's page, with its address. */
export function findKeepers(tx: Tx, hotelId: string) {
  return tx
    .selectFrom("hotel_members as m")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(["m.user_id as userId", "h.slug as house", "h.name as hotel"])
    .where("m.hotel_id", "=", hotelId)
    .where("m.part", "in", ["owner", "editor"])
    .orderBy("m.user_id")
    .execute();
}
