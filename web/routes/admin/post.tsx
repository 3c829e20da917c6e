import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/messages.js";
import { postQuery } from "#web/features/posts/desk/desk.ts";
import { PostDesk } from "#web/features/posts/desk/post-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/post.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.posts_desk() }) }];

/** One post with its texts in both languages. */
export default function PostPage({ params }: Route.ComponentProps) {
  const query = useQuery(postQuery(params.id));
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/posts">
      {m.posts_all_posts()}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={query.data?.post.title ?? m.posts_desk()} actions={back} />
      <QueryView query={query} lines={8}>
        {(detail) => <PostDesk detail={detail} />}
      </QueryView>
    </>
  );
}
