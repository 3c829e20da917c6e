import { Newspaper } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import { postPath } from "#domain/posts/paths.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { PostsApi } from "#server/posts/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { sitePath } from "#web/site/site-path.ts";

type Known = { id: string; title: string; to: string };
const keyOf = (role: Role) => ["posts-search", role === "admin" ? "desk" : getLocale()];

async function readPosts(role: Role): Promise<Known[]> {
  if (role === "admin") {
    const { rows } = await bodyOf(await memberApi<PostsApi>().admin.posts.$get({ query: { limit: "100" } }));
    return rows.map(({ id, title }) => ({ id, title, to: `/admin/posts/${id}` }));
  }
  const { posts } = await bodyOf(
    await memberApi<PostsApi>().posts.$get({ query: { language: getLocale() } }),
  );
  return posts.map(({ slug, title }) => ({ id: slug, title, to: sitePath(postPath(slug)) }));
}

/** What the house wrote, by its title: to be read by members, to be written by administrators. */
export const searchSource: SearchSource = {
  id: "posts",
  label: m.posts_desk,
  reads: ({ role }) => [{ queryKey: keyOf(role), queryFn: () => readPosts(role) }],
  find: ({ role, queries }) =>
    (queries.getQueryData<Known[]>(keyOf(role)) ?? []).map(({ id, title, to }) => ({
      ...{ id: `post-${id}`, label: title, icon: Newspaper, to },
    })),
};
