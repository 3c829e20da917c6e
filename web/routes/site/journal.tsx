import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { LetterForm } from "#web/features/newsletter/letter-form.tsx";
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
  return { hero: await readHero(context.get(pageContext), "journal") };
}

/** The blog of spec §2, at an address of its own since /blog leads home; blank until the first piece. */
export default function Journal({ loaderData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_blog()}
      path="/journal"
      heading={m.journal_heading()}
      lead={m.journal_lead()}
      hero={loaderData.hero}
      fallback="gastronomy"
    >
      <EmptyState title={m.journal_empty_title()} text={m.journal_empty_text()} action={<LetterForm />} />
    </SmallPage>
  );
}
