import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** Remembers that a hotel knows somebody by name from now on; known already, since the first time. */
export async function addIntroduction(
  tx: Tx,
  { hotelId, userId, now }: { hotelId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("hotel_introductions")
    .values({ hotel_id: hotelId, user_id: userId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was taken of a hotel, each with the name by which the hotel knows who took it: the agency's, else the person's. */
export function selectTakes(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("material_takes as t")
    .innerJoin("materials as m", "m.id", "t.material_id")
    .innerJoin("material_versions as v", "v.id", "t.version_id")
    .leftJoin("hotel_introductions as i", (join) =>
      join.onRef("i.hotel_id", "=", "t.hotel_id").onRef("i.user_id", "=", "t.user_id"),
    )
    .leftJoin("profiles as p", "p.id", "i.user_id")
    .leftJoin("profile_details as d", "d.user_id", "i.user_id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .where("t.hotel_id", "=", hotelId);
}
/** Of an agency, else of the person; nothing while the hotel does not know them. */
export const takerName = sql<string | null>`coalesce(a.name, p.full_name)`;

type Month = { hotelId: string; from: string; until: string };
const dayOf = (at: string) => sql<string>`(${sql.ref(at)} at time zone 'America/Sao_Paulo')::date::text`;

/** What was taken of a hotel between two days of ours, day by day. */
export function countTakesBetween(db: Db, { hotelId, from, until }: Month) {
  return selectTakes(db, hotelId)
    .select([
      dayOf("t.at").as("on"),
      "m.title",
      "v.number",
      takerName.as("name"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where(
      sql<boolean>`(t.at at time zone 'America/Sao_Paulo')::date between ${from}::date and ${until}::date`,
    )
    .groupBy([dayOf("t.at"), "m.title", "v.number", takerName])
    .orderBy("on")
    .orderBy("m.title")
    .orderBy("name")
    .execute();
}

/** What was asked of a hotel for its kit between two days of ours; whoever asks is known to it. */
export function findRequestsBetween(db: Db, { hotelId, from, until }: Month) {
  return db
    .selectFrom("material_requests as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .leftJoin("profile_details as d", "d.user_id", "r.user_id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .select([dayOf("r.at").as("on"), "r.type", "r.language", takerName.as("name")])
    .where("r.hotel_id", "=", hotelId)
    .where(
      sql<boolean>`(r.at at time zone 'America/Sao_Paulo')::date between ${from}::date and ${until}::date`,
    )
    .orderBy("r.at")
    .orderBy("r.id")
    .execute();
}

/** How many people have taken something of a hotel's, and when last. */
export function countTakers(db: Db, hotelId: string) {
  return db
    .selectFrom("material_takes as t")
    .select([
      sql<number>`count(*)::int`.as("takes"),
      sql<number>`count(distinct t.user_id)::int`.as("people"),
    ])
    .where("t.hotel_id", "=", hotelId)
    .executeTakeFirstOrThrow();
}

/** Everything the kit knows of a person, for their copy. */
export async function findOwn(db: Db, userId: string) {
  const takes = await db
    .selectFrom("material_takes as t")
    .innerJoin("materials as m", "m.id", "t.material_id")
    .select(["m.title", "t.way", "t.at"])
    .where("t.user_id", "=", userId)
    .orderBy("t.at")
    .orderBy("t.way")
    .execute();
  const requests = await db
    .selectFrom("material_requests")
    .select(["type", "language", "words", "at"])
    .where("user_id", "=", userId)
    .execute();
  const favourites = await db
    .selectFrom("material_favourites as k")
    .innerJoin("materials as m", "m.id", "k.material_id")
    .select(["m.title", "k.at"])
    .where("k.user_id", "=", userId)
    .execute();
  const collections = await db
    .selectFrom("material_collections as c")
    .select(["c.name", "c.created_at as at"])
    .select(
      sql<
        string[]
      >`(select coalesce(array_agg(m.title order by m.title), '{}') from material_collection_items i
        join materials m on m.id = i.material_id where i.collection_id = c.id)`.as("titles"),
    )
    .where("c.user_id", "=", userId)
    .execute();
  const links = await db
    .selectFrom("material_links")
    .select(["created_at as at", "expires_at as expiresAt", "ended_at as endedAt", "openings"])
    .where("user_id", "=", userId)
    .where("kind", "=", "client")
    .execute();
  const knownTo = await db
    .selectFrom("hotel_introductions as i")
    .innerJoin("hotels as h", "h.id", "i.hotel_id")
    .select(["h.name", "i.since"])
    .where("i.user_id", "=", userId)
    .execute();
  const visit = await db
    .selectFrom("material_visits")
    .select("read_until as readUntil")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { takes, requests, favourites, collections, links, knownTo, readUntil: visit?.readUntil ?? null };
}

/** Who took a version of a slot, each once, with the newest they took. */
export function findTakers(db: Db | Tx, versionId: string) {
  return db
    .selectFrom("material_takes")
    .select("user_id as userId")
    .distinct()
    .where("version_id", "=", versionId)
    .orderBy("user_id")
    .execute();
}
