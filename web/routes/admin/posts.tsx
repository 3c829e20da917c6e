import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { NewPostDialog } from "#web/features/posts/desk/new-post-dialog.tsx";
import { PostsList } from "#web/features/posts/desk/posts-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useAsked } from "#web/portal/use-asked.ts";
import { Button } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.posts_desk() }) }];

/** What the house writes: journal, press and case studies. */
export default function PostsPage() {
  const [isNew, setIsNew] = useAsked({ "1": true });
  return (
    <>
      <PageHead
        title={m.posts_desk()}
        text={m.posts_desk_lead()}
        actions={
          <Button size="work" onClick={() => setIsNew(true)}>
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.posts_new()}
          </Button>
        }
      />
      <PostsList />
      {isNew && <NewPostDialog onClose={() => setIsNew(false)} />}
    </>
  );
}
