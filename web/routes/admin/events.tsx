import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { EventsList } from "#web/features/events/desk/events-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.footer_events() }) }];

/** The events of the house. */
export default function EventsPage() {
  return (
    <>
      <PageHead
        title={m.footer_events()}
        text={m.events_desk_lead()}
        actions={
          <ButtonLink size="work" to="/admin/events-desk/new">
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.events_new()}
          </ButtonLink>
        }
      />
      <EventsList />
    </>
  );
}
