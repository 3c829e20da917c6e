import { data } from "react-router";
import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { LetterForm } from "#web/features/newsletter/letter-form.tsx";
import { receiveLetterRequest } from "#web/features/newsletter/receive-letter-request.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { Notes } from "#web/site/small-pages/notes.tsx";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import type { Route } from "./+types/newsletter.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.newsletter_title(),
    description: m.newsletter_description(),
    path: "/newsletter",
    picture: "solutions-still-life",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "newsletter") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await receiveLetterRequest(await readPostedForm(request), context.get(pageContext));
  const status = posted.outcome === "asked" ? 200 : 422;
  return data(posted, { status, headers: { "cache-control": "no-store" } });
}

/** The letter: how it is asked for, read and left. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_newsletter()}
      path="/newsletter"
      heading={m.newsletter_heading()}
      lead={m.newsletter_lead()}
      hero={loaderData.hero}
      fallback="solutions-still-life"
    >
      <LetterForm posted={actionData} />
      <Notes
        notes={[
          { title: m.newsletter_join(), text: m.newsletter_join_text() },
          { title: m.newsletter_read(), text: m.newsletter_read_text() },
          { title: m.newsletter_leave(), text: m.newsletter_leave_text() },
        ]}
      />
    </SmallPage>
  );
}
