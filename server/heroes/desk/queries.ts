import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SitePage } from "#domain/site/pages.ts";
import type { Db, Tx } from "#platform/database/database.ts";

function selectHeroes(db: Db | Tx) {
  return db.selectFrom("heroes").selectAll();
}
export type HeroRow = Awaited<ReturnType<typeof findPageHeroes>>[number];

/** Everything a page may open with, in its order. */
export function findPageHeroes(db: Db | Tx, page: SitePage) {
  return selectHeroes(db).where("page", "=", page).orderBy("position").orderBy("id").execute();
}

/** How many openings each page has. */
export function countByPage(db: Db) {
  return db
    .selectFrom("heroes")
    .select(({ fn }) => ["page", fn.countAll<string>().as("count")])
    .groupBy("page")
    .execute();
}

/** A hero as it is. */
export function findHero(db: Db | Tx, id: string) {
  return selectHeroes(db).where("id", "=", id).executeTakeFirst();
}

/** Holds a hero until the transaction ends. */
export function lockHero(tx: Tx, id: string) {
  return selectHeroes(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Everything a page may open with, while nobody else adds to it or puts it in another order. */
export async function lockPage(tx: Tx, page: SitePage): Promise<HeroRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`heroes of ${page}`}))`.execute(tx);
  return selectHeroes(tx).where("page", "=", page).execute();
}

export async function insertHero(tx: Tx, row: Insertable<Tables["heroes"]>): Promise<void> {
  await tx.insertInto("heroes").values(row).execute();
}

export type HeroChange = Omit<Updateable<Tables["heroes"]>, "id" | "version" | "updated_at">;

/** Changes a hero, whose version is another then. */
export async function updateHero(
  tx: Tx,
  { id, change, now }: { id: string; change: HeroChange; now: Date },
): Promise<void> {
  await tx
    .updateTable("heroes")
    .set((eb) => ({ ...change, version: eb("version", "+", 1), updated_at: now }))
    .where("id", "=", id)
    .execute();
}

export async function placeHero(tx: Tx, { id, position }: { id: string; position: number }): Promise<void> {
  await tx.updateTable("heroes").set({ position }).where("id", "=", id).execute();
}

/** How a hero looked each time it was published, the latest first. */
export function findVersions(db: Db | Tx, heroId: string) {
  return db
    .selectFrom("hero_versions as v")
    .leftJoin("profiles as p", "p.id", "v.published_by")
    .select(["v.number", "v.look", "v.published_at", "p.full_name as by"])
    .where("v.hero_id", "=", heroId)
    .orderBy("v.number", "desc")
    .limit(50)
    .execute();
}

export async function insertVersion(tx: Tx, row: Insertable<Tables["hero_versions"]>): Promise<void> {
  await tx.insertInto("hero_versions").values(row).execute();
}

export async function insertFile(tx: Tx, row: Insertable<Tables["hero_files"]>): Promise<void> {
  await tx.insertInto("hero_files").values(row).execute();
}

/** The files of heroes that are asked for; any other is not among them. */
export function findFiles(db: Db | Tx, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("hero_files")
    .select(["id", "kind", "width", "height", "bytes", "light"])
    .where("id", "in", ids)
    .execute();
}
