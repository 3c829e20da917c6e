import { m } from "#messages/messages.js";
import { EventCards, PastEvents } from "#web/features/events/page/event-list.tsx";
import { readEvents } from "#web/features/events/page/read-events.server.ts";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { LetterForm } from "#web/features/newsletter/letter-form.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import type { Route } from "./+types/events.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.events_title(),
    description: m.events_description(),
    path: "/events",
    picture: "velaa-sunset",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { hero: await readHero(page, "events"), ...(await readEvents(page)) };
}

/** Public events: those to come with their pages, and what has been. */
export default function Events({ loaderData: { hero, events, past } }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_events()}
      path="/events"
      heading={m.events_heading()}
      lead={m.events_lead()}
      hero={hero}
      fallback="velaa-sunset"
    >
      {events.length > 0 ? (
        <EventCards events={events} />
      ) : (
        <EmptyState
          title={m.events_empty_title()}
          text={m.events_empty_text()}
          action={<LetterForm source="events" />}
        />
      )}
      <PastEvents events={past} />
    </SmallPage>
  );
}
