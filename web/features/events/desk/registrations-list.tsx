import { useState } from "react";
import type { EventDetail } from "#domain/events/events.ts";
import type { Registration, RegistrationMove } from "#domain/events/registrations.ts";
import { moveBlocker, registrationStates } from "#domain/events/states.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../events.module.css";
import { moveRegistration, useRegistrations } from "../events.ts";
import { EVENTS } from "../keys.ts";
import { timeAt } from "../when.ts";
import { registrationNames } from "../words.ts";

type Event = EventDetail["event"];

/** Who is on an event's list, and what can be made of each; the address says what is shown. */
export function RegistrationsList({ event }: { event: Event }) {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.events_column_state(),
        look: "tabs",
        values: registrationStates.map((value) => ({ value, label: registrationNames[value].label() })),
        all: m.events_all(),
      },
    ],
    sorts: ["createdAt", "name"],
    sortOf: () => "createdAt",
  });
  return (
    <MemberList
      id="registrations"
      caption={m.events_registrations()}
      searchLabel={m.events_search_people()}
      place={place}
      query={useRegistrations(event.id, place.asked)}
      columns={columns(event)}
      row={{ id: ({ id }) => id, name: ({ name }) => name }}
      file={`/api/admin/events/${event.id}/registrations`}
      bulk={{
        choices: [
          { id: "registrations.select", label: m.events_bulk_select() },
          { id: "registrations.decline", label: m.events_bulk_decline(), reason: "needed" },
          { id: "registrations.cancel", label: m.events_bulk_cancel(), reason: "needed" },
        ],
        item: ({ id, version }) => ({ id, version }),
        changes: EVENTS,
      }}
      empty={<EmptyState title={m.events_nobody()} text={m.events_nobody_text()} />}
    />
  );
}

function columns(event: Event): ListColumn<Registration>[] {
  return [
    {
      id: "name",
      header: m.events_column_name(),
      sort: "name",
      cell: ({ name, email }) => (
        <span className={styles.guest}>
          {name || "—"}
          {email && <small>{email}</small>}
        </span>
      ),
    },
    {
      id: "state",
      header: m.events_column_state(),
      phone: "beside",
      cell: ({ state }) => (
        <Badge tone={registrationNames[state].tone}>{registrationNames[state].label()}</Badge>
      ),
    },
    {
      id: "answers",
      header: m.events_answers(),
      phone: "below",
      cell: ({ answers }) => answers.map(({ text }) => text).join(" · ") || "—",
    },
    {
      id: "since",
      header: m.events_column_since(),
      sort: "createdAt",
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: "came",
      header: m.events_column_came(),
      cell: ({ checkedInAt, door }) =>
        checkedInAt ? [timeAt(checkedInAt, event.zone), door].filter(Boolean).join(", ") : "—",
    },
    {
      id: "steps",
      header: m.events_steps(),
      isNumeric: true,
      phone: "below",
      cell: (registration) => <Steps eventId={event.id} registration={registration} />,
    },
  ];
}

type To = RegistrationMove["to"];

function Steps({ eventId, registration }: { eventId: string; registration: Registration }) {
  const { id, name, state, version } = registration;
  const [asking, setAsking] = useState<"declined" | "cancelled">();
  const { run, isBusy } = useWrite(moveRegistration);
  const can = (to: "registered" | "declined" | "cancelled") =>
    moveBlocker({ from: state, to, by: "house", reason: "·" }) === null;
  const move = async (to: To, reason: string | null = null) => {
    setAsking(undefined);
    const done = await run({ id: eventId, partId: id, to, reason, version });
    if (done.state === "done") return toast({ text: m.events_moved({ name }) });
    const isFull = done.state === "refused" && done.code === "event_full";
    toast({ text: isFull ? m.events_is_full() : m.events_change_failed(), tone: "bad" });
  };
  const step = (to: To, label: string, act: () => void) => (
    <Button key={to} look="quiet" size="small" isBusy={isBusy} aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </Button>
  );
  return (
    <span className={styles.rowSteps}>
      {can("registered") && step("registered", m.events_select(), () => void move("registered"))}
      {can("declined") && step("declined", m.events_decline(), () => setAsking("declined"))}
      {state === "registered" && step("new_ticket", m.events_new_ticket(), () => void move("new_ticket"))}
      {can("cancelled") && step("cancelled", m.events_cancel_one(), () => setAsking("cancelled"))}
      {asking && (
        <ReasonDialog
          title={name}
          text={m.events_reason_text()}
          action={asking === "declined" ? m.events_decline() : m.events_cancel_one()}
          onConfirm={(reason) => void move(asking, reason.slice(0, 300).replace(/\s+/g, " "))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </span>
  );
}
