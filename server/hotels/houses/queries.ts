import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type RegisterQuery, registerStates } from "#domain/hotels/houses.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const HOUSE = [
  "h.id",
  "h.slug",
  "h.name",
  "h.kind",
  "h.place",
  "h.picture",
  "h.time_zone",
  "h.is_published",
] as const;

/** The hotels somebody works for, with their part in each. */
export function selectHousesOf(db: Db, userId: string) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(HOUSE)
    .select("m.part")
    .where("m.user_id", "=", userId)
    .orderBy("h.name")
    .orderBy("h.id")
    .execute();
}

export function selectHouseById(db: Db | Tx, id: string) {
  return db.selectFrom("hotels as h").select(HOUSE).where("h.id", "=", id).executeTakeFirst();
}

export function selectSheet(db: Db | Tx, hotelId: string) {
  return db.selectFrom("hotel_sheets").selectAll().where("hotel_id", "=", hotelId).executeTakeFirst();
}

type SheetRow = { hotelId: string; content: object; by: string | null; now: Date };

/** Keeps the first sheet of a hotel; false where there is one. */
export async function insertSheet(tx: Db | Tx, { hotelId, content, by, now }: SheetRow): Promise<boolean> {
  const row = await tx
    .insertInto("hotel_sheets")
    .values({ hotel_id: hotelId, content: JSON.stringify(content), updated_by: by, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hotel_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a sheet that is still at a version; false where it is not. */
export async function updateSheet(
  tx: Tx,
  { hotelId, content, by, now, version }: SheetRow & { version: number },
): Promise<boolean> {
  const row = await tx
    .updateTable("hotel_sheets")
    .set({ content: JSON.stringify(content), updated_by: by, updated_at: now, version: version + 1 })
    .where("hotel_id", "=", hotelId)
    .where("version", "=", version)
    .returning("hotel_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function lastPublishedAt(db: Db, hotelId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("hotel_publications")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("hotel_id", "=", hotelId)
    .executeTakeFirst();
  return row?.at ?? null;
}

function selectRegister(db: Db) {
  return db
    .selectFrom("hotels as h")
    .leftJoin("hotels as g", "g.id", "h.group_id")
    .select(["h.id", "h.slug", "h.name", "h.kind", "h.group_id", "h.country", "h.time_zone"])
    .select(["h.style", "h.is_published", "h.updated_at", "h.version", "g.name as group_name"])
    .select((eb) =>
      eb
        .selectFrom("hotel_members as m")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("m.hotel_id", "=", "h.id")
        .as("members"),
    );
}

const register: ListShape = {
  key: { by: sql`h.id`, kind: "uuid" },
  sorts: {
    name: { by: sql`lower(h.name)`, kind: "text" },
    updatedAt: { by: sql`h.updated_at`, kind: "time" },
  },
  search: (pattern) => sql`h.name_search like ${pattern}`,
  filters: { state: isIn },
  facets: { state: registerStates },
};

/** The hotels and groups that a question leaves. */
export function findRegistered(db: Db, query: RegisterQuery) {
  return readList(db, selectRegister(db), register, query);
}

/** Each hotel or group is in one part, so that the parts add up to the whole. */
function isIn(state: (typeof registerStates)[number]) {
  if (state === "group") return sql<boolean>`h.kind = 'group'`;
  const isShown = state === "published" ? sql`h.is_published` : sql`not h.is_published`;
  return sql<boolean>`h.kind <> 'group' and ${isShown}`;
}

/** False when another hotel has its address. */
export async function insertHouse(tx: Tx, hotel: Insertable<Tables["hotels"]>): Promise<boolean> {
  const row = await tx
    .insertInto("hotels")
    .values(hotel)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function lockHouse(tx: Tx, id: string) {
  return tx.selectFrom("hotels").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateHouse(tx: Tx, id: string, changes: Updateable<Tables["hotels"]>): Promise<void> {
  await tx
    .updateTable("hotels")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function isSlugTaken(db: Db | Tx, { slug, but }: { slug: string; but: string | null }) {
  const row = await db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .$if(but !== null, (query) => query.where("id", "<>", but!))
    .executeTakeFirst();
  return row !== undefined;
}

export async function isGroup(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("hotels")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", "group")
    .executeTakeFirst();
  return row !== undefined;
}

/** The owners of a hotel other than whoever did something, with its name and place and the doer's name. */
export function findOwnersToTell(tx: Tx, { hotelId, byId }: { hotelId: string; byId: string | null }) {
  return tx
    .selectFrom("hotel_members as m")
    .innerJoin("profiles as p", "p.id", "m.user_id")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select((eb) => [
      ...(["m.user_id as userId", "h.name as hotel", "h.slug"] as const),
      eb.selectFrom("profiles").select("full_name").where("id", "=", byId).as("by"),
    ])
    .where("m.hotel_id", "=", hotelId)
    .where("m.part", "=", "owner")
    .where("p.status", "=", "active")
    .where("m.user_id", "is distinct from", byId)
    .orderBy("m.user_id")
    .execute();
}
