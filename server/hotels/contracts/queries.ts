import { sql } from "kysely";
import { type ContractQuery, type ContractState, contractStates } from "#domain/hotels/contract-versions.ts";
import type { ContractTerms } from "#domain/hotels/contracts.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { hasDesk } from "../desk/queries.ts";

/** The hotel a contract is for, whether or not its page is published. */
export function findHotel(db: Db | Tx, id: string) {
  return db
    .selectFrom("hotels")
    .select(["id", "name", "slug", "kind", "time_zone", "is_published", hasDesk("hotels.id").as("has_desk")])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Holds the hotel until the transaction ends, so that two versions of its contract take turns. */
export function lockHotel(tx: Tx, id: string) {
  return tx
    .selectFrom("hotels")
    .select(["id", "kind"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function selectVersions(db: Db | Tx) {
  return db
    .selectFrom("hotel_contracts as c")
    .leftJoin("profiles as writer", "writer.id", "c.created_by")
    .select([
      "c.id",
      "c.hotel_id as hotelId",
      "c.version",
      "c.starts_on as startsOn",
      "c.ends_on as endsOn",
      "c.terms",
      "c.created_at as createdAt",
      "writer.full_name as writtenBy",
    ]);
}

/** Every version of a hotel's contract, the newest first. */
export function findVersions(db: Db | Tx, hotelId: string) {
  return selectVersions(db).where("c.hotel_id", "=", hotelId).orderBy("c.version", "desc").execute();
}

/** The version that began last, as of a day. */
export function findBegun(db: Db | Tx, { hotelId, on }: { hotelId: string; on: string }) {
  return selectVersions(db)
    .where("c.hotel_id", "=", hotelId)
    .where("c.starts_on", "<=", on)
    .orderBy("c.starts_on", "desc")
    .orderBy("c.version", "desc")
    .limit(1)
    .executeTakeFirst();
}

type NewVersion = {
  id: string;
  hotelId: string;
  version: number;
  startsOn: string;
  endsOn: string | null;
  terms: ContractTerms;
  createdBy: string | null;
  createdAt: Date;
};

/** Keeps a version; one that is there already stays as it is. */
export async function insertVersion(db: Db | Tx, version: NewVersion): Promise<void> {
  await insertVersions(db, [version]);
}

/** Keeps versions; those that are there already stay as they are. How many were not. */
export async function insertVersions(db: Db | Tx, versions: readonly NewVersion[]): Promise<number> {
  if (versions.length === 0) return 0;
  const rows = versions.map((version) => ({
    id: version.id,
    hotel_id: version.hotelId,
    version: version.version,
    starts_on: version.startsOn,
    ends_on: version.endsOn,
    terms: JSON.stringify(version.terms),
    created_by: version.createdBy,
    created_at: version.createdAt,
  }));
  const inserted = await db
    .insertInto("hotel_contracts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return inserted.length;
}

/** The state of the newest version on a day, as contractInForce of domain/hotels would say it of that one. */
const stateOn = (today: string) => sql<ContractState>`case
  when c.version is null then 'none'
  when c.starts_on > ${today}::date then 'ahead'
  when c.ends_on < ${today}::date then 'ended'
  else 'in_force' end`;

const shapeOn = (today: string): ListShape => ({
  key: { by: sql`h.id`, kind: "uuid" },
  sorts: { name: { by: sql`lower(h.name)`, kind: "text" } },
  search: (pattern) => sql`fold_text(h.name) like ${pattern}`,
  filters: { state: (state: ContractState) => sql`${stateOn(today)} = ${state}` },
  facets: { state: contractStates },
});

/** The hotels that are booked, each with the newest version of its contract. */
export function findContracts(db: Db, { query, today }: { query: ContractQuery; today: string }) {
  const hotels = db
    .selectFrom("hotels as h")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("hotel_contracts as v")
          .select(["v.version", "v.starts_on", "v.ends_on", "v.terms"])
          .whereRef("v.hotel_id", "=", "h.id")
          .orderBy("v.version", "desc")
          .limit(1)
          .as("c"),
      (join) => join.onTrue(),
    )
    .where("h.kind", "=", "hotel")
    .select([
      "h.id as hotelId",
      "h.name as hotelName",
      "c.version",
      "c.starts_on as startsOn",
      "c.ends_on as endsOn",
      sql<Currency | null>`c.terms ->> 'currency'`.as("currency"),
      stateOn(today).as("state"),
    ]);
  return readList(db, hotels, shapeOn(today), query);
}

/** The ids of hotels by their slugs. */
export async function findHotelsBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom("hotels").select(["id", "slug"]).where("slug", "in", slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
