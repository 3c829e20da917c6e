import { type RawBuilder, sql } from "kysely";
import { type ProductKind, productKinds } from "#domain/products/content.ts";
import { answerWays, type MarketplaceQuery } from "#domain/products/marketplace.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readCounts, readList } from "#platform/database/list/read-list.ts";
import { findsWords } from "#platform/database/list/search-words.ts";

/** Who reads: a member, by id, or the public. */
export type Reader = { memberId: string | null; now: Date };

const COUNT_LIMIT = 1_000;
const MAX_COUNTRIES = 40;

/** What of the products that are shown this reader may find at this hour. */
function isOpenTo({ memberId, now }: Reader): RawBuilder<boolean> {
  const isOpen = sql<boolean>`(p.closes_at is null or p.closes_at > ${now})`;
  return memberId === null ? sql<boolean>`(${isOpen} and p.visibility = 'public')` : isOpen;
}

/** The same products in the few columns that are counted by, which the database keeps beside them. */
function selectCounted(db: Db, reader: Reader) {
  return db.selectFrom("shown_products as p").where(isOpenTo(reader));
}

/** The one reading of what is shown; who reads decides what of it leaves the house (to-shown.ts). */
function selectShown(db: Db | Tx, reader: Reader) {
  const { memberId } = reader;
  return db
    .selectFrom("products as p")
    .leftJoin("profiles as s", "s.id", "p.seller_id")
    .leftJoin("hotels as o", "o.id", "p.seller_hotel_id")
    .leftJoin("hotels as h", "h.id", "p.hotel_id")
    .select(["p.id", "p.slug", "p.live", "p.seller_id", "p.seller_hotel_id", "p.capacity", "p.places_taken"])
    .select(["p.published_at", "h.id as hotel_id", "h.slug as hotel_slug", "h.name as hotel_name"])
    .select(sql<string>`coalesce(o.name, s.full_name, '')`.as("seller"))
    .select(
      sql<boolean>`exists (select from product_saves k where k.product_id = p.id and k.user_id = ${memberId}::uuid)`.as(
        "is_saved",
      ),
    )
    .select(
      sql<boolean>`(p.seller_id is not distinct from ${memberId}::uuid and p.seller_id is not null
        or exists (select from hotel_members m where m.hotel_id = p.seller_hotel_id and m.user_id = ${memberId}::uuid))`.as(
        "is_mine",
      ),
    )
    .where("p.is_shown", "=", true)
    .where(isOpenTo(reader));
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findShown>>>;

function shapeFor({ memberId }: Reader): ListShape {
  return {
    key: { by: sql`p.id`, kind: "uuid" },
    sorts: {
      publishedAt: { by: sql`p.published_at`, kind: "time" },
      price: { by: sql`p.price_key`, kind: "text" },
      title: { by: sql`p.title_key`, kind: "text" },
    },
    search: (pattern) => sql`p.search like ${pattern}`,
    filters: {
      kind: (kind: ProductKind) => sql`p.kind = ${kind}`,
      country: (country: string) => sql`p.country = ${country}`,
      hotel: (slug: string) => sql`p.hotel_id = (select x.id from hotels x where x.slug = ${slug})`,
      answer: (answer: (typeof answerWays)[number]) =>
        answer === "instant" ? sql`p.is_instant` : sql`not p.is_instant`,
      currency: (currency: string) => sql`p.currency = ${currency}`,
      minPrice: (amount: number) => sql`p.price >= ${amount}`,
      maxPrice: (amount: number) => sql`p.price <= ${amount}`,
      only: () =>
        sql`exists (select from product_saves k where k.product_id = p.id and k.user_id = ${memberId}::uuid)`,
    },
    facets: { kind: productKinds, answer: answerWays },
  };
}

/** What is shown to a reader and a question leaves, with its facets. */
export function findShownList(db: Db, reader: Reader, query: MarketplaceQuery) {
  return readList(db, selectShown(db, reader), shapeFor(reader), query, selectCounted(db, reader));
}

/** The countries of what a question finds, whatever country it asks for, the most first; exact to a thousand. */
export async function countByCountry(db: Db, reader: Reader, query: MarketplaceQuery) {
  const { filters = {}, search } = shapeFor(reader);
  const asked = query as Record<string, unknown>;
  const conditions = Object.entries(filters).flatMap(([name, filter]) =>
    name === "country" || asked[name] === undefined ? [] : [filter(asked[name])],
  );
  const rows = await selectCounted(db, reader)
    .select(["p.country", sql<number>`count(*)::int`.as("count")])
    .where("p.country", "is not", null)
    .where((where) => where.and([findsWords(query.q, search!), ...conditions]))
    .groupBy("p.country")
    .orderBy("count", "desc")
    .orderBy("p.country")
    .limit(MAX_COUNTRIES)
    .execute();
  return rows.map(({ country, count }) => ({
    country: country!,
    count: { value: Math.min(count, COUNT_LIMIT), isMore: count > COUNT_LIMIT },
  }));
}

/** How many products a question leaves, up to a thousand. */
export async function countShown(db: Db, reader: Reader, query: MarketplaceQuery) {
  const bare: ListShape = { ...shapeFor(reader), facets: {} };
  return (await readCounts(db, selectCounted(db, reader), bare, query)).count;
}

/** One product as it is shown, by its id or its address. */
export function findShown(db: Db | Tx, reader: Reader, which: { id: string } | { slug: string }) {
  return selectShown(db, reader)
    .$if("id" in which, (one) => one.where("p.id", "=", (which as { id: string }).id))
    .$if("slug" in which, (one) => one.where("p.slug", "=", (which as { slug: string }).slug))
    .executeTakeFirst();
}

/** Some products as they are shown. */
export function findSome(db: Db, reader: Reader, ids: string[]) {
  return selectShown(db, reader).where("p.id", "in", ids).execute();
}

type SellerIds = { sellerId: string } | { hotelId: string };

/** What one seller shows, in their own order. */
export function findOfSeller(db: Db | Tx, reader: Reader, seller: SellerIds) {
  return selectShown(db, reader)
    .$if("sellerId" in seller, (own) =>
      own.where("p.seller_id", "=", (seller as { sellerId: string }).sellerId),
    )
    .$if("hotelId" in seller, (own) =>
      own.where("p.seller_hotel_id", "=", (seller as { hotelId: string }).hotelId),
    )
    .orderBy("p.position")
    .orderBy("p.id")
    .limit(100)
    .execute();
}

/** The word of what is published that is most like one that was typed. */
export async function findAlike(db: Db, typed: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("product_words")
    .select("word")
    .where(sql<boolean>`word % fold_text(${typed})`)
    .orderBy(sql`similarity(word, fold_text(${typed}))`, "desc")
    .orderBy("word")
    .limit(1)
    .executeTakeFirst();
  return row?.word;
}

type Mark = { userId: string; id: string };

/** Keeps that somebody saved a product; one they have stays as it is. */
export async function addSave(db: Db, { userId, id, now }: Mark & { now: Date }): Promise<void> {
  await db
    .insertInto("product_saves")
    .values({ user_id: userId, product_id: id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets it go again. */
export async function dropSave(db: Db, { userId, id }: Mark): Promise<void> {
  await db.deleteFrom("product_saves").where("user_id", "=", userId).where("product_id", "=", id).execute();
}

/** The addresses of everything that the public may read, with when it changed; for the map of the site. */
export function findAddresses(db: Db, now: Date) {
  return db
    .selectFrom("products as p")
    .select(["p.slug", "p.updated_at"])
    .where("p.is_shown", "=", true)
    .where(isOpenTo({ memberId: null, now }))
    .orderBy("p.published_at", "desc")
    .orderBy("p.id")
    .limit(10_000)
    .execute();
}
