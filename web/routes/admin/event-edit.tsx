import { useNavigate, useParams } from "react-router";
import type { EventDetail } from "#domain/events/events.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { EventForm } from "#web/features/events/desk/event-form.tsx";
import { saveWords } from "#web/features/events/desk/save-words.ts";
import { editEvent, useEvent } from "#web/features/events/events.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.footer_events() }) }];

/** An event as it is changed. */
export default function EditEventPage() {
  const { id = "" } = useParams();
  return (
    <QueryView query={useEvent(id)} head={<PageHead title={m.footer_events()} />} lines={8}>
      {({ event }) => (
        <>
          <PageHead title={inLanguage(event.title, getLocale())} text={m.events_edit_lead()} />
          <Editor event={event} />
        </>
      )}
    </QueryView>
  );
}

function Editor({ event }: { event: EventDetail["event"] }) {
  const navigate = useNavigate();
  const { run } = useWrite(editEvent);
  const { id, version } = event;
  return (
    <EventForm
      event={event}
      onSave={async (next) => {
        const done = await run({ ...next, id, version });
        if (done.state === "conflict") return m.events_stale();
        if (done.state !== "done") return saveWords(done.state === "refused" ? done.code : undefined);
        void navigate(`/admin/events-desk/${id}`);
      }}
    />
  );
}
