import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { coded, Instant, Language, LinkToken, line, lines, slug, text } from "../text.ts";
import { PostBody } from "./body.ts";
import { PostState, postStates } from "./states.ts";

export const postCategories = ["journal", "press", "case_study"] as const;
export const PostCategory = z.enum(postCategories);
export type PostCategory = z.infer<typeof PostCategory>;

/** How large a picture may be that is sent for a post. */
export const MAX_PICTURE_BYTES = 4 * 1_024 * 1_024;

const Share = z.number().min(0).max(1);
const Alt = z.strictObject({ pt: text(300), en: text(300) });
const Focus = z.strictObject({ x: Share, y: Share });

/** A cover: art of the house by name, or a picture that was sent; what must stay in sight, and what it shows. */
export const Cover = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("art"),
    name: coded(/^[a-z0-9-]+$/, { max: 60 }),
    focus: Focus,
    alt: Alt,
  }),
  z.strictObject({ kind: z.literal("file"), id: z.uuid(), focus: Focus, alt: Alt }),
]);
export type Cover = z.infer<typeof Cover>;

/** A post in a list, in one language. */
export const PostCard = z
  .object({
    slug: z.string(),
    category: PostCategory,
    title: z.string(),
    excerpt: z.string(),
    cover: Cover,
    byline: z.string(),
    minutes: z.number().int(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: "PostCard" });
export type PostCard = z.infer<typeof PostCard>;

export const PostsQuery = z.object({ language: Language, category: PostCategory.optional() });
export const PostCards = z.object({ posts: z.array(PostCard) });

export const PostQuery = z.object({ language: Language, preview: LinkToken.optional() });
/** A post as it is read, with three to read next. */
export const Post = z
  .object({
    ...PostCard.shape,
    publishedAt: z.iso.datetime().nullable(),
    changedAt: z.iso.datetime(),
    body: PostBody,
    /** Out of lists and search engines: unlisted, or shown by its preview link. */
    isHidden: z.boolean(),
    related: z.array(PostCard),
  })
  .meta({ id: "Post" });
export type Post = z.infer<typeof Post>;

/** A post on the desk of administrators. */
export const DeskPost = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    category: PostCategory,
    state: PostState,
    title: z.string(),
    byline: z.string(),
    cover: Cover,
    publishAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    version: z.number().int(),
    /** The languages whose text is missing, or no longer says what the other says. */
    missing: z.array(Language),
    outdated: z.array(Language),
  })
  .meta({ id: "DeskPost" });
export type DeskPost = z.infer<typeof DeskPost>;

export const DeskQuery = listQuery({
  sorts: ["updatedAt"],
  sort: "-updatedAt",
  filters: { state: PostState.optional(), category: PostCategory.optional() },
});
export type DeskQuery = z.infer<typeof DeskQuery>;
export const DeskList = listAnswer(DeskPost, { state: postStates, category: postCategories });
export type DeskList = z.infer<typeof DeskList>;

const PostText = z.object({
  title: z.string(),
  excerpt: z.string(),
  body: PostBody,
  version: z.number().int(),
});
export type PostText = z.infer<typeof PostText>;
/** Everything of a post that is edited. */
export const DeskDetail = z
  .object({ post: DeskPost, texts: z.object({ pt: PostText.nullable(), en: PostText.nullable() }) })
  .meta({ id: "DeskDetail" });
export type DeskDetail = z.infer<typeof DeskDetail>;

export const NewPost = z.strictObject({ title: line(140), category: PostCategory, byline: line(80) });
export type NewPost = z.infer<typeof NewPost>;
export const PostFrame = z.strictObject({
  slug: slug(),
  category: PostCategory,
  byline: line(80),
  cover: Cover,
  version: Version,
});
export type PostFrame = z.infer<typeof PostFrame>;

/** A text in one language; version 0 is the first. `saysTheSame` means that it was compared with the other language. */
export const TextEdit = z.strictObject({
  title: line(140),
  excerpt: lines(400),
  body: PostBody,
  saysTheSame: z.boolean(),
  version: Version,
});
export type TextEdit = z.infer<typeof TextEdit>;

export const PostMove = z.strictObject({ to: PostState, publishAt: Instant.nullable(), version: Version });
export type PostMove = z.infer<typeof PostMove>;

export const PostHistory = z.object({
  versions: z.array(
    z.object({
      language: Language,
      version: z.number().int(),
      title: z.string(),
      excerpt: z.string(),
      body: PostBody,
      by: z.string().nullable(),
      savedAt: z.iso.datetime(),
    }),
  ),
});
export type PostHistory = z.infer<typeof PostHistory>;

/** The address of a post made from its title. */
export function slugOf(title: string): string {
  const bare = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (
    bare
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80)
      .replace(/-+$/, "") || "post"
  );
}
