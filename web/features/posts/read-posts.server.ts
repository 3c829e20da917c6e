import {
  type Post,
  type PostCard,
  PostCards,
  type PostCategory,
  Post as PostShape,
} from "#domain/posts/posts.ts";
import type { PostsApi } from "#server/posts/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";

type Page = Pick<PageInput, "api" | "publicUrl" | "locale">;

/** The published posts of a category in the language of the request. */
export async function readPosts(
  { api, publicUrl, locale }: Page,
  category: PostCategory,
): Promise<PostCard[]> {
  const answer = await createApi<PostsApi>(api, publicUrl).posts.$get({
    query: { language: locale, category },
  });
  if (!answer.ok) throw failedReading(answer, "posts");
  return PostCards.parse(await answer.json()).posts;
}

/** A post in the language of the request, also by its preview link; null where there is none. */
export async function readPost(
  { api, publicUrl, locale }: Page,
  { slug, preview }: { slug: string; preview: string | null },
): Promise<Post | null> {
  const query = { language: locale, ...(preview ? { preview } : {}) };
  const answer = await createApi<PostsApi>(api, publicUrl).posts[":slug"].$get({ param: { slug }, query });
  if ([400, 404].includes(answer.status)) return null;
  if (!answer.ok) throw failedReading(answer, "a post");
  return PostShape.parse(await answer.json());
}
