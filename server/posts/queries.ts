import { sql } from "kysely";
import type { PostBody } from "#domain/posts/body.ts";
import type { Cover, DeskQuery, PostCategory } from "#domain/posts/posts.ts";
import { postCategories } from "#domain/posts/posts.ts";
import { postStates } from "#domain/posts/states.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const frame = [
  "p.id",
  "p.slug",
  "p.category",
  "p.state",
  "p.byline",
  "p.cover",
  "p.publish_at",
  "p.published_at",
  "p.version",
  "p.updated_at",
] as const;

/** Posts in one language; one that has no text in it is not there. */
function selectRead(db: Db | Tx, language: Language) {
  return db
    .selectFrom("posts as p")
    .innerJoin("post_texts as t", (join) =>
      join.onRef("t.post_id", "=", "p.id").on("t.language", "=", language),
    )
    .select([...frame, "t.title", "t.excerpt", "t.body", "t.updated_at as text_updated_at"]);
}
export type ReadRow = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

type Asked = { language: Language; category?: PostCategory | undefined; limit?: number };

/** What readers are offered, newest first. */
export function findPublished(db: Db | Tx, { language, category, limit = 60 }: Asked) {
  return selectRead(db, language)
    .where("p.state", "=", "published")
    .$if(category !== undefined, (query) => query.where("p.category", "=", category!))
    .orderBy("p.published_at", "desc")
    .orderBy("p.id")
    .limit(limit)
    .execute();
}

type Wanted = { slug: string; language: Language; previewHash: string | null };

/** A post by an address it has or once had: published, unlisted, or any by its preview link. */
export function findPublic(db: Db | Tx, { slug, language, previewHash }: Wanted) {
  return selectRead(db, language)
    .where((of) =>
      of.or([
        of("p.slug", "=", slug),
        of("p.id", "in", of.selectFrom("post_slugs").select("post_id").where("slug", "=", slug)),
      ]),
    )
    .where((of) =>
      of.or([
        of("p.state", "in", ["published", "unlisted"]),
        ...(previewHash ? [of("p.preview_hash", "=", previewHash)] : []),
      ]),
    )
    .executeTakeFirst();
}

/** When each published post last changed, for the sitemap. */
export function findChanges(db: Db) {
  return db
    .selectFrom("posts as p")
    .innerJoin("post_texts as t", "t.post_id", "p.id")
    .select(["p.slug", sql<Date>`max(greatest(p.updated_at, t.updated_at))`.as("changed_at")])
    .where("p.state", "=", "published")
    .groupBy(["p.slug", "p.published_at", "p.id"])
    .orderBy("p.published_at", "desc")
    .orderBy("p.id")
    .execute();
}

function selectDesk(db: Db | Tx) {
  return db
    .selectFrom("posts as p")
    .leftJoin("post_texts as pt", (join) =>
      join.onRef("pt.post_id", "=", "p.id").on("pt.language", "=", "pt"),
    )
    .leftJoin("post_texts as en", (join) =>
      join.onRef("en.post_id", "=", "p.id").on("en.language", "=", "en"),
    )
    .select([...frame, "pt.title as pt_title", "en.title as en_title"])
    .select(["pt.version as pt_version", "pt.says_version as pt_says"])
    .select(["en.version as en_version", "en.says_version as en_says"]);
}
export type DeskRow = NonNullable<Awaited<ReturnType<typeof findDesk>>>;

const shape: ListShape = {
  key: { by: sql`p.id`, kind: "uuid" },
  sorts: { updatedAt: { by: sql`p.updated_at`, kind: "time" } },
  search: (pattern) =>
    sql`exists (select from post_texts s where s.post_id = p.id and s.search like ${pattern})`,
  filters: {
    state: (state: string) => sql`p.state = ${state}`,
    category: (category: string) => sql`p.category = ${category}`,
  },
  facets: { state: postStates, category: postCategories },
};

export function findDeskList(db: Db, query: DeskQuery) {
  return readList(db, selectDesk(db), shape, query);
}

export function findDesk(db: Db | Tx, id: string) {
  return selectDesk(db).where("p.id", "=", id).executeTakeFirst();
}

export function findTexts(db: Db | Tx, postId: string) {
  return db
    .selectFrom("post_texts")
    .select(["language", "title", "excerpt", "body", "version", "says_version"])
    .where("post_id", "=", postId)
    .execute();
}

/** Holds a post until the transaction ends. */
export function lockPost(tx: Tx, id: string) {
  return tx.selectFrom("posts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

type NewRow = {
  id: string;
  slug: string;
  category: string;
  byline: string;
  cover: Cover;
  by: string | null;
  now: Date;
};

/** Keeps a new draft; false where its address is taken. */
export async function insertPost(tx: Tx, { id, slug, category, byline, cover, by, now }: NewRow) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("posts")
    .values({
      ...{ id, slug, category, byline, cover: JSON.stringify(cover), created_by: by },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lets addresses of posts be asked for and taken one after another. */
export async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('post addresses'))`.execute(tx);
}

/** Whether another post has, or once had, this address. */
export async function isSlugTaken(
  db: Db | Tx,
  { slug, exceptId }: { slug: string; exceptId: string | null },
) {
  const own = await db.selectFrom("posts").select("id").where("slug", "=", slug).executeTakeFirst();
  if (own && own.id !== exceptId) return true;
  const old = await db.selectFrom("post_slugs").select("post_id").where("slug", "=", slug).executeTakeFirst();
  return old !== undefined && old.post_id !== exceptId;
}

type Framed = { id: string; slug: string; category: string; byline: string; cover: Cover; now: Date };

/** Changes what stands around the texts; an address that it leaves goes on leading here. */
export async function updateFrame(tx: Tx, { id, slug, category, byline, cover, now }: Framed): Promise<void> {
  await sql`insert into post_slugs (slug, post_id) select slug, id from posts where id = ${id} and slug <> ${slug}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("post_slugs").where("slug", "=", slug).execute();
  await tx
    .updateTable("posts")
    .set((of) => ({
      ...{ slug, category, byline, cover: JSON.stringify(cover), updated_at: now },
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

type Written = { postId: string; language: Language; title: string; excerpt: string; body: PostBody };
type Kept = Written & { version: number; saysVersion: number; by: string | null; now: Date };

/** Keeps a text and, for good, how it reads at this version. */
export async function writeText(tx: Tx, kept: Kept): Promise<void> {
  const { postId, language, title, excerpt, version, saysVersion, by, now } = kept;
  const body = JSON.stringify(kept.body);
  const text = { title, excerpt, body, version, says_version: saysVersion, updated_at: now };
  await tx
    .insertInto("post_texts")
    .values({ post_id: postId, language, ...text })
    .onConflict((conflict) => conflict.columns(["post_id", "language"]).doUpdateSet(text))
    .execute();
  await tx
    .insertInto("post_versions")
    .values({ post_id: postId, language, version, title, excerpt, body, saved_by: by, saved_at: now })
    .execute();
  await tx.updateTable("posts").set({ updated_at: now }).where("id", "=", postId).execute();
}

type Said = { postId: string; language: string; saysVersion: number };

/** Notes which version of the other language a text says the same as; its words stay as they are. */
export async function updateSays(tx: Tx, { postId, language, saysVersion }: Said): Promise<void> {
  await tx
    .updateTable("post_texts")
    .set({ says_version: saysVersion })
    .where("post_id", "=", postId)
    .where("language", "=", language)
    .execute();
}

type Moved = { id: string; state: string; publishAt: Date | null; publishedAt: Date | null; now: Date };

export async function updateState(tx: Tx, { id, state, publishAt, publishedAt, now }: Moved): Promise<void> {
  await tx
    .updateTable("posts")
    .set((of) => ({
      ...{ state, publish_at: publishAt, published_at: publishedAt, updated_at: now },
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

export async function updatePreview(tx: Tx, { id, hash }: { id: string; hash: string }): Promise<void> {
  await tx.updateTable("posts").set({ preview_hash: hash }).where("id", "=", id).execute();
}

/** Posts whose hour has come. */
export function lockDue(tx: Tx, now: Date) {
  return tx
    .selectFrom("posts")
    .select(["id", "publish_at", "created_by"])
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", now)
    .orderBy("publish_at")
    .forUpdate()
    .execute();
}

/** What somebody began to write, the oldest first, for their copy. */
export function findBegun(db: Db | Tx, userId: string) {
  return db
    .selectFrom("posts")
    .select(["slug", "category", "state", "byline", "created_at", "published_at"])
    .where("created_by", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findVersions(db: Db, postId: string) {
  return db
    .selectFrom("post_versions as v")
    .leftJoin("profiles as p", "p.id", "v.saved_by")
    .select(["v.language", "v.version", "v.title", "v.excerpt", "v.body", "v.saved_at", "p.full_name as by"])
    .where("v.post_id", "=", postId)
    .orderBy("v.saved_at", "desc")
    .orderBy("v.language")
    .orderBy("v.version", "desc")
    .limit(100)
    .execute();
}

type NewPicture = { id: string; width: number; height: number; by: string; now: Date };

export async function insertPicture(tx: Tx, { id, width, height, by, now }: NewPicture): Promise<void> {
  await tx
    .insertInto("post_pictures")
    .values({ id, width, height, created_by: by, created_at: now })
    .execute();
}

export async function isPicture(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom("post_pictures").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
