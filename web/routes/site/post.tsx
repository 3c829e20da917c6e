import { data, replace } from "react-router";
import { postPath } from "#domain/posts/paths.ts";
import { coverArt } from "#web/features/posts/post-cover.tsx";
import { PostPage } from "#web/features/posts/post-page.tsx";
import { readPost } from "#web/features/posts/read-posts.server.ts";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/post.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const preview = url.searchParams.get("preview");
  const post = await readPost(context.get(pageContext), { slug: params.slug ?? "", preview });
  if (!post) return data(null, { status: 404 });
  const own = sitePath(postPath(post.slug));
  if (post.slug !== params.slug) throw replace(own, { status: 301 });
  return { post };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return [{ title: "Oops! Page not found — Lilamonde" }, { name: "robots", content: "noindex" }];
  const { title, excerpt, slug, cover, isHidden } = loaderData.post;
  return [
    ...pageMeta({
      title: `${title} — Lilamonde`,
      description: excerpt,
      path: postPath(slug),
      type: "article",
      picture: coverArt(cover),
      matches,
    }),
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** One post of the journal, the press or the cases (spec §2). */
export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PostPage key={loaderData.post.slug} post={loaderData.post} /> : <NotFoundView />;
}
