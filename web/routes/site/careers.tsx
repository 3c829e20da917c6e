import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { contactPath } from "#web/site/contact-path.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { Notes } from "#web/site/small-pages/notes.tsx";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/careers.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.careers_title(),
    description: m.careers_description(),
    path: "/careers",
    picture: "services-corridor",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "careers") };
}

/** What the work is, and whom to write to. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_careers()}
      path="/careers"
      heading={m.careers_heading()}
      lead={m.careers_lead()}
      hero={loaderData.hero}
      fallback="services-corridor"
    >
      <Notes
        notes={[
          { title: m.careers_day(), text: m.careers_day_text() },
          { title: m.careers_letter(), text: m.careers_letter_text() },
          { title: m.careers_open(), text: m.careers_open_text() },
          { title: m.careers_data(), text: m.careers_data_text() },
        ]}
      />
      <ButtonLink to={contactPath({ interest: "other" })}>{m.careers_action()}</ButtonLink>
    </SmallPage>
  );
}
