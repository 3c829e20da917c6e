import { useParams } from "react-router";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { EventDesk, EventSteps } from "#web/features/events/desk/event-desk.tsx";
import { useEvent } from "#web/features/events/events.ts";
import { whenWords } from "#web/features/events/when.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.footer_events() }) }];

/** One event: its list, its doors and how many are inside. */
export default function EventPage() {
  const { id = "" } = useParams();
  return (
    <QueryView query={useEvent(id)} head={<PageHead title={m.footer_events()} />} lines={8}>
      {(detail) => (
        <>
          <PageHead
            title={inLanguage(detail.event.title, getLocale())}
            text={`${whenWords(detail.event)}. ${detail.event.venue}, ${detail.event.city}.`}
            actions={
              <>
                <ButtonLink look="outline" size="work" to="/admin/events-desk">
                  {m.events_back()}
                </ButtonLink>
                <ButtonLink look="outline" size="work" to={`/admin/events-desk/${id}/edit`}>
                  {m.events_edit()}
                </ButtonLink>
                <EventSteps detail={detail} />
              </>
            }
          />
          <EventDesk detail={detail} />
        </>
      )}
    </QueryView>
  );
}
