import type { PostCard } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { PostList } from "#web/features/posts/post-list.tsx";
import postStyles from "#web/features/posts/posts.module.css";
import { readPosts } from "#web/features/posts/read-posts.server.ts";
import { pageContext } from "#web/page-context.ts";
import { DirectBookingsCase } from "#web/site/home/direct-bookings-case.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import styles from "#web/site/services/one-case.module.css";
import { sitePath } from "#web/site/site-path.ts";
import { ClosingCall } from "#web/site/small-pages/closing-call.tsx";
import { Notes } from "#web/site/small-pages/notes.tsx";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Route } from "./+types/case-studies.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.cases_title(),
    description: m.cases_description(),
    path: "/cases",
    picture: "services-corridor",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { hero: await readHero(page, "cases"), posts: await readPosts(page, "case_study") };
}

/** The one case that may be told (spec §1), and how to read it. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_cases()}
      path="/cases"
      heading={m.cases_heading()}
      lead={m.cases_lead()}
      hero={loaderData.hero}
      fallback="services-corridor"
      after={<TheCase posts={loaderData.posts} />}
    />
  );
}

function TheCase({ posts }: { posts: PostCard[] }) {
  return (
    <>
      <div className={classNames("wrap", styles.oneCase)}>
        <DirectBookingsCase />
        <Notes notes={notes()} />
      </div>
      <div className={postStyles.listing}>
        <PostList posts={posts} />
      </div>
      <ClosingCall
        title={m.cases_call_title()}
        text={m.cases_call_text()}
        action={m.cases_call_action()}
        interest="represent_hotel"
      />
    </>
  );
}

function notes() {
  const way = sitePath("/servicos-representacao-hoteleira");
  return [
    { title: m.cases_says(), text: m.cases_says_text() },
    { title: m.cases_silent(), text: m.cases_silent_text() },
    { title: m.cases_name(), text: m.cases_name_text() },
    {
      title: m.cases_more(),
      text: m.cases_more_text(),
      more: <ArrowLink to={way}>{m.cases_more_action()}</ArrowLink>,
    },
  ];
}
