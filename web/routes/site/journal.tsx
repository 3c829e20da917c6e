import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { LetterForm } from "#web/features/newsletter/letter-form.tsx";
import { FeedLink, PostList } from "#web/features/posts/post-list.tsx";
import styles from "#web/features/posts/posts.module.css";
import { readPosts } from "#web/features/posts/read-posts.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import type { Route } from "./+types/journal.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.journal_title(),
    description: m.journal_description(),
    path: "/journal",
    picture: "gastronomy",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { hero: await readHero(page, "journal"), posts: await readPosts(page, "journal") };
}

/** The blog of spec §2, at an address of its own since /blog leads home. */
export default function Journal({ loaderData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_blog()}
      path="/journal"
      heading={m.journal_heading()}
      lead={m.journal_lead()}
      hero={loaderData.hero}
      fallback="gastronomy"
      after={
        <div className={styles.listing}>
          <PostList posts={loaderData.posts} />
          <FeedLink />
        </div>
      }
    >
      {loaderData.posts.length === 0 ? (
        <EmptyState
          title={m.journal_empty_title()}
          text={m.journal_empty_text()}
          action={<LetterForm source="journal" />}
        />
      ) : (
        <LetterForm source="journal" />
      )}
    </SmallPage>
  );
}
