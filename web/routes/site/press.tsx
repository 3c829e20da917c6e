import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { LetterForm } from "#web/features/newsletter/letter-form.tsx";
import { FeedLink, PostList } from "#web/features/posts/post-list.tsx";
import styles from "#web/features/posts/posts.module.css";
import { readPosts } from "#web/features/posts/read-posts.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { Notes } from "#web/site/small-pages/notes.tsx";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import type { Route } from "./+types/press.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.press_title(),
    description: m.press_description(),
    path: "/press",
    picture: "lilamonde-courtyard",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { hero: await readHero(page, "press"), posts: await readPosts(page, "press") };
}

/** What can be said of the house, and the notes to the press once there are any. */
export default function Press({ loaderData }: Route.ComponentProps) {
  const { email } = useSiteData().contact;
  return (
    <SmallPage
      name={m.footer_press()}
      path="/press"
      heading={m.press_heading()}
      lead={m.press_lead()}
      hero={loaderData.hero}
      fallback="lilamonde-courtyard"
      after={
        <div className={styles.listing}>
          <PostList posts={loaderData.posts} />
          <FeedLink />
        </div>
      }
    >
      <Notes
        notes={[
          { title: m.press_sentence(), text: m.press_sentence_text() },
          { title: m.press_name(), text: m.press_name_text() },
          {
            title: m.press_mark(),
            text: m.press_mark_text(),
            more: (
              <a className="text-link" href="/favicon.svg">
                {m.press_mark_action()}
              </a>
            ),
          },
          {
            title: m.press_contact(),
            text: m.press_contact_text(),
            more: (
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
        ]}
      />
      {loaderData.posts.length === 0 && (
        <EmptyState
          title={m.press_empty_title()}
          text={m.press_empty_text()}
          action={<LetterForm source="press" />}
        />
      )}
    </SmallPage>
  );
}
