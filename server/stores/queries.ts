import { sql } from "kysely";
import type { StoreDress } from "#domain/stores/stores.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** A person's store; nothing while they have none. */
export function findOwn(db: Db | Tx, ownerId: string) {
  return db.selectFrom("stores").selectAll().where("owner_id", "=", ownerId).executeTakeFirst();
}
export type StoreRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** The same, held to the transaction's end. */
export function holdOwn(tx: Tx, ownerId: string) {
  return tx.selectFrom("stores").selectAll().where("owner_id", "=", ownerId).forUpdate().executeTakeFirst();
}

/** A shown store of somebody active by an address it has or had. */
export function findShown(db: Db | Tx, slug: string) {
  return db
    .selectFrom("store_slugs as a")
    .innerJoin("stores as s", "s.id", "a.store_id")
    .innerJoin("profiles as p", "p.id", "s.owner_id")
    .selectAll("s")
    .where("a.slug", "=", slug)
    .where("s.is_published", "=", true)
    .where("p.status", "=", "active")
    .executeTakeFirst();
}

/** The address of what a seller shows. */
export async function findShownOf(db: Db | Tx, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("stores as s")
    .innerJoin("profiles as p", "p.id", "s.owner_id")
    .select("s.slug")
    .where("s.owner_id", "=", ownerId)
    .where("s.is_published", "=", true)
    .where("p.status", "=", "active")
    .executeTakeFirst();
  return row?.slug;
}

/** What a person is called. */
export async function findName(db: Db | Tx, userId: string): Promise<string> {
  const row = await db.selectFrom("profiles").select("full_name").where("id", "=", userId).executeTakeFirst();
  return row?.full_name ?? "";
}

/** The addresses of a store that are not its own any more, the latest first. */
export async function findBefore(db: Db | Tx, { id, slug }: { id: string; slug: string }): Promise<string[]> {
  const rows = await db
    .selectFrom("store_slugs")
    .select("slug")
    .where("store_id", "=", id)
    .where("slug", "<>", slug)
    .orderBy("since", "desc")
    .orderBy("slug")
    .execute();
  return rows.map((row) => row.slug);
}

type Taken = { slug: string; storeId: string; now: Date };

/** Takes an address for a store, one of its own again too; false where it is or was another's. */
export async function takeSlug(tx: Tx, { slug, storeId, now }: Taken): Promise<boolean> {
  const row = await tx
    .insertInto("store_slugs")
    .values({ slug, store_id: storeId, since: now })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet({ since: now }).where("store_slugs.store_id", "=", storeId),
    )
    .returning("slug")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back what was taken for a store that was not made. */
export async function dropSlugs(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom("store_slugs").where("store_id", "=", storeId).execute();
}

type NewStore = { id: string; ownerId: string; slug: string; now: Date };

/** Gives a person a store under an address that must be theirs already; false where they have one. */
export async function insertStore(tx: Tx, { id, ownerId, slug, now }: NewStore): Promise<boolean> {
  const row = await tx
    .insertInto("stores")
    .values({ id, owner_id: ownerId, slug, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("owner_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const next = sql<number>`version + 1`;

export async function updateDress(
  tx: Tx,
  { id, dress, now }: { id: string; dress: StoreDress; now: Date },
): Promise<void> {
  const { headline, bio, sections, ...plain } = dress;
  const words = { headline: JSON.stringify(headline), bio: JSON.stringify(bio) };
  await tx
    .updateTable("stores")
    .set({ ...plain, ...words, sections: JSON.stringify(sections), version: next, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function updateSlug(
  tx: Tx,
  { id, slug, now }: { id: string; slug: string; now: Date },
): Promise<void> {
  await tx.updateTable("stores").set({ slug, version: next, updated_at: now }).where("id", "=", id).execute();
}

/** Shows a store or puts it aside; it was published when it was shown first. */
export async function updatePublication(
  tx: Tx,
  { id, isPublished, now }: { id: string; isPublished: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable("stores")
    .set({
      is_published: isPublished,
      published_at: sql<Date>`coalesce(published_at, ${now})`,
      version: next,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** The shown stores with the moment they last changed. */
export function findChanges(db: Db) {
  return db
    .selectFrom("stores as s")
    .innerJoin("profiles as p", "p.id", "s.owner_id")
    .select(["s.slug", "s.updated_at as changedAt"])
    .where("s.is_published", "=", true)
    .where("p.status", "=", "active")
    .orderBy("s.slug")
    .execute();
}
