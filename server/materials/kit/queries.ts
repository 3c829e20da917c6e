import { sql } from "kysely";
import {
  type MaterialLanguage,
  type MaterialQuery,
  type MaterialType,
  materialLanguages,
  materialTypes,
  type Situation,
  situations,
} from "#domain/materials/materials.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { findsWords } from "#platform/database/list/search-words.ts";
import { selectVersions } from "../queries.ts";

const MAX_HOTELS = 40;

export type Reader = { userId: string; now: Date; lastVisitAt: Date | null };

/** The kit as somebody who sells reads it: the shown version of each slot of a published hotel. */
function selectKit(db: Db | Tx, { userId }: Pick<Reader, "userId">) {
  return selectVersions(db, "shown")
    .select("m.published_at as shownAt")
    .select([
      sql<boolean>`exists (select 1 from material_favourites k
        where k.material_id = m.id and k.user_id = ${userId})`.as("isFavourite"),
      sql<
        number | null
      >`(select w.number from material_takes t join material_versions w on w.id = t.version_id
        where t.user_id = ${userId} and t.material_id = m.id order by t.at desc, w.number desc limit 1)`.as(
        "takenNumber",
      ),
    ])
    .where("h.is_published", "=", true);
}

export type KitRow = Awaited<ReturnType<ReturnType<typeof selectKit>["executeTakeFirstOrThrow"]>>;

const situationIs = (situation: Situation, now: Date) =>
  ({
    open: sql<boolean>`(m.opens_at <= ${now} and (m.closes_at is null or m.closes_at > ${now}))`,
    embargoed: sql<boolean>`(m.opens_at > ${now} and (m.closes_at is null or m.closes_at > ${now}))`,
    expired: sql<boolean>`(m.closes_at <= ${now})`,
  })[situation];

function shapeFor({ userId, now, lastVisitAt }: Reader): ListShape {
  return {
    key: { by: sql`m.id`, kind: "uuid" },
    sorts: {
      published: { by: sql`m.published_at`, kind: "time" },
      title: { by: sql`m.search`, kind: "text" },
    },
    search: (pattern) => sql`m.search like ${pattern}`,
    filters: {
      hotel: (slug: string) => sql`h.slug = ${slug}`,
      type: (type: MaterialType) => sql`m.type = ${type}`,
      language: (language: MaterialLanguage) => sql`m.language = ${language}`,
      situation: (situation: Situation) => situationIs(situation, now),
      only: (only: "favourites" | "new") =>
        only === "new"
          ? sql`m.published_at > ${lastVisitAt ?? new Date(0)}`
          : sql`exists (select 1 from material_favourites k where k.material_id = m.id and k.user_id = ${userId})`,
      collection: (id: string) =>
        sql`exists (select 1 from material_collection_items i join material_collections c on c.id = i.collection_id
          where i.material_id = m.id and c.id = ${id} and c.user_id = ${userId})`,
    },
    facets: { type: materialTypes, language: materialLanguages, situation: situations },
  };
}

/** The materials that a question leaves, with their facets. */
export function findKit(db: Db, reader: Reader, query: MaterialQuery) {
  return readList(db, selectKit(db, reader), shapeFor(reader), query, shownOfPublished(db));
}

/** What is in the kit, without its files and versions: enough to count by. */
function shownOfPublished(db: Db) {
  return db
    .selectFrom("materials as m")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .where("m.shown_version_id", "is not", null)
    .where("h.is_published", "=", true);
}

/** The hotels of the kit with how many of the question's materials each has, the most first. */
export function countByHotel(db: Db, reader: Reader, query: MaterialQuery) {
  const { filters = {}, search } = shapeFor(reader);
  const { type, language, situation, only, collection } = query;
  const asked = Object.entries({ type, language, situation, only, collection });
  const conditions = asked.flatMap(([name, value]) => (value === undefined ? [] : [filters[name]!(value)]));
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("materials as m")
        .select(["m.hotel_id", sql<number>`count(*)::int`.as("count")])
        .where("m.shown_version_id", "is not", null)
        .where((where) => where.and([findsWords(query.q, search!), ...conditions]))
        .groupBy("m.hotel_id")
        .as("c"),
    )
    .innerJoin("hotels as h", "h.id", "c.hotel_id")
    .select(["h.slug", "h.name", "c.count"])
    .where("h.is_published", "=", true)
    .orderBy("c.count", "desc")
    .orderBy("h.name")
    .limit(MAX_HOTELS)
    .execute();
}

/** One material of the kit. */
export function findInKit(db: Db | Tx, { userId, id }: { userId: string; id: string }) {
  return selectKit(db, { userId }).where("m.id", "=", id).executeTakeFirst();
}

/** Some materials of the kit, in the order of their titles. */
export function findSomeInKit(db: Db | Tx, { userId, ids }: { userId: string; ids: string[] }) {
  return selectKit(db, { userId }).where("m.id", "in", ids).orderBy("m.title").orderBy("m.id").execute();
}

/** The word of the kit that is most like one that was typed. */
export async function findAlike(db: Db, typed: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("material_words")
    .select("word")
    .where(sql<boolean>`word % fold_text(${typed})`)
    .orderBy(sql`similarity(word, fold_text(${typed}))`, "desc")
    .orderBy("word")
    .limit(1)
    .executeTakeFirst();
  return row?.word;
}

/** Until when somebody has read the kit. */
export async function findVisit(db: Db | Tx, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("material_visits")
    .select("read_until")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.read_until ?? null;
}

/** Moves the mark of a visit on, never back. */
export async function moveVisit(db: Db, { userId, until }: { userId: string; until: Date }): Promise<void> {
  await db
    .insertInto("material_visits")
    .values({ user_id: userId, read_until: until })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        read_until: sql<Date>`greatest(material_visits.read_until, excluded.read_until)`,
      }),
    )
    .execute();
}

type Mark = { userId: string; id: string };

/** Makes a material a favourite; one it is already stays as it is. */
export async function addFavourite(db: Db | Tx, { userId, id, now }: Mark & { now: Date }): Promise<void> {
  await db
    .insertInto("material_favourites")
    .values({ user_id: userId, material_id: id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a favourite back. */
export async function dropFavourite(db: Db, { userId, id }: Mark): Promise<void> {
  await db
    .deleteFrom("material_favourites")
    .where("user_id", "=", userId)
    .where("material_id", "=", id)
    .execute();
}

/** What the reader took and somebody replaced since, the newest replacement first. */
export function findRecalls(db: Db, { userId, limit }: { userId: string; limit: number }) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("material_takes as t")
        .innerJoin("material_versions as w", "w.id", "t.version_id")
        .distinctOn("t.material_id")
        .select(["t.material_id", "t.at", "w.number", "w.state"])
        .where("t.user_id", "=", userId)
        .orderBy("t.material_id")
        .orderBy("w.number", "desc")
        .as("held"),
    )
    .innerJoin("materials as m", "m.id", "held.material_id")
    .innerJoin("material_versions as v", "v.id", "m.shown_version_id")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select([
      "m.id as materialId",
      "m.title",
      "h.name as hotelName",
      "held.at as takenAt",
      "held.number as takenNumber",
      "v.number",
      "v.changes",
    ])
    .where("held.state", "=", "superseded")
    .whereRef("v.number", ">", "held.number")
    .orderBy("m.published_at", "desc")
    .limit(limit)
    .execute();
}

/** A published hotel by its address. */
export function findPublishedHotel(db: Db | Tx, slug: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name"])
    .where("slug", "=", slug)
    .where("is_published", "=", true)
    .executeTakeFirst();
}

/** The types and languages of which a hotel's kit has something that can be used. */
export async function findFilled(db: Db | Tx, { hotelId, now }: { hotelId: string; now: Date }) {
  const rows = await db
    .selectFrom("materials as m")
    .select(["type", "language"])
    .distinct()
    .where("hotel_id", "=", hotelId)
    .where("shown_version_id", "is not", null)
    .where(situationIs("open", now))
    .execute();
  return rows as { type: MaterialType; language: MaterialLanguage }[];
}

/** How many people miss what in a hotel's kit, and whether the reader is among them. */
export function countRequests(db: Db | Tx, { hotelId, userId }: { hotelId: string; userId: string }) {
  return db
    .selectFrom("material_requests")
    .select(["type", "language", sql<number>`count(*)::int`.as("asked")])
    .select(sql<boolean>`bool_or(user_id = ${userId})`.as("askedByMe"))
    .where("hotel_id", "=", hotelId)
    .groupBy(["type", "language"])
    .execute();
}

type Request = { id: string; hotelId: string; type: string; language: string; words: string | null };

/** Keeps that somebody misses a piece; false when they have said so before. */
export async function addRequest(tx: Tx, { id, hotelId, ...row }: Request & { userId: string; now: Date }) {
  const { userId, now, ...rest } = row;
  const added = await tx
    .insertInto("material_requests")
    .values({ id, hotel_id: hotelId, user_id: userId, at: now, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** A request as whoever is told of it reads it. */
export function findRequest(tx: Db | Tx, id: string) {
  return tx
    .selectFrom("material_requests as r")
    .innerJoin("hotels as h", "h.id", "r.hotel_id")
    .select(["r.type", "r.language", "h.id as hotelId", "h.name as hotelName"])
    .where("r.id", "=", id)
    .executeTakeFirst();
}
