import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { EventForm } from "#web/features/events/desk/event-form.tsx";
import { saveWords } from "#web/features/events/desk/save-words.ts";
import { createEvent } from "#web/features/events/events.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.events_new() }) }];

/** A new event, which nobody sees until it is published. */
export default function NewEventPage() {
  const navigate = useNavigate();
  const { run } = useWrite(createEvent);
  return (
    <>
      <PageHead title={m.events_new()} text={m.events_new_lead()} />
      <EventForm
        onSave={async (event) => {
          const done = await run(event);
          if (done.state !== "done") return saveWords(done.state === "refused" ? done.code : undefined);
          void navigate(`/admin/events-desk/${done.value.event.id}`);
        }}
      />
    </>
  );
}
