import { createHash } from "node:crypto";
import type { PostBody } from "#domain/posts/body.ts";
import { postPath } from "#domain/posts/paths.ts";
import type {
  DeskDetail,
  DeskList,
  DeskQuery,
  Post,
  PostCard,
  PostCategory,
  PostHistory,
} from "#domain/posts/posts.ts";
import { sitePages } from "#domain/site/pages.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import {
  findChanges,
  findDesk,
  findDeskList,
  findPublic,
  findPublished,
  findTexts,
  findVersions,
} from "./queries.ts";
import { toCard, toDesk, toPost } from "./to-post.ts";

const RELATED = 3;

/** What a preview link's secret is kept as. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** What readers are offered in a language, newest first. */
export async function listPosts(
  { db }: Pick<Deps, "db">,
  asked: { language: Language; category?: PostCategory | undefined },
): Promise<PostCard[]> {
  return (await findPublished(db, asked)).map(toCard);
}

type Wanted = { slug: string; language: Language; preview?: string | undefined };

/** A post with three to read next, of its own category first; under an address it once had, it says its own. */
export async function readPublicPost(
  { db }: Pick<Deps, "db">,
  { slug, language, preview }: Wanted,
): Promise<Post> {
  const row = await findPublic(db, { slug, language, previewHash: preview ? hashOf(preview) : null });
  if (!row) throw refuse("not_found");
  const others = (await findPublished(db, { language, limit: 20 })).filter(({ id }) => id !== row.id);
  const own = others.filter(({ category }) => category === row.category);
  const related = [...own, ...others.filter(({ category }) => category !== row.category)].slice(0, RELATED);
  return toPost(row, related);
}

/** A post that readers may share, for its picture; null where there is none by this address. */
export async function findSharedPost({ db }: Pick<Deps, "db">, wanted: { slug: string; language: Language }) {
  const row = await findPublic(db, { ...wanted, previewHash: null });
  return row ? toCard(row) : null;
}

/** The page of every published post, and those that list them. */
export const listPostPages: PublishedPages = async ({ db }) =>
  (await findChanges(db)).flatMap(({ slug, changed_at: changedAt }) =>
    [postPath(slug), sitePages.journal, sitePages.press, sitePages.cases].map((path) => ({
      path,
      changedAt,
    })),
  );

/** The posts of the desk, whatever their state. */
export async function listDesk({ db }: Pick<Deps, "db">, query: DeskQuery): Promise<DeskList> {
  const { rows, ...list } = await findDeskList(db, query);
  return { ...list, rows: rows.map(toDesk) } as DeskList;
}

/** Everything of a post that is edited. */
export async function readDesk(db: Db | Tx, id: string): Promise<DeskDetail> {
  const row = await findDesk(db, id);
  if (!row) throw refuse("not_found");
  const texts = await findTexts(db, id);
  const textIn = (language: Language) => {
    const found = texts.find((one) => one.language === language);
    if (!found) return null;
    const { title, excerpt, body, version } = found;
    return { title, excerpt, body: body as PostBody, version };
  };
  return { post: toDesk(row), texts: { pt: textIn("pt"), en: textIn("en") } };
}

/** How the texts of a post read before, the newest first. */
export async function readPostHistory({ db }: Pick<Deps, "db">, id: string): Promise<PostHistory> {
  if (!(await findDesk(db, id))) throw refuse("not_found");
  const versions = await findVersions(db, id);
  return {
    versions: versions.map(({ saved_at: at, language, body, ...one }) => ({
      ...one,
      language: language as Language,
      body: body as PostBody,
      savedAt: at.toISOString(),
    })),
  };
}
