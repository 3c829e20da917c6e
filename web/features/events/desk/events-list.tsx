import { eventKinds, eventStates, type HouseEvent } from "#domain/events/events.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useEvents } from "../events.ts";
import { whenWords } from "../when.ts";
import { eventNames, kindNames } from "../words.ts";

/** Every event of the house, by state and kind; the address says what is shown. */
export function EventsList() {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.events_column_state(),
        look: "tabs",
        values: eventStates.map((value) => ({ value, label: eventNames[value].label() })),
        all: m.events_all(),
      },
      {
        name: "kind",
        label: m.events_kind(),
        look: "select",
        values: eventKinds.map((value) => ({ value, label: kindNames[value]() })),
        all: m.events_all_kinds(),
      },
    ],
    sorts: ["startsAt"],
    sortOf: () => "-startsAt",
  });
  return (
    <MemberList
      id="events"
      file="/api/admin/events"
      caption={m.footer_events()}
      searchLabel={m.events_search_events()}
      place={place}
      query={useEvents(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ title }) => inLanguage(title, getLocale()),
        opens: { address: ({ id }) => `/admin/events-desk/${id}` },
      }}
      empty={<EmptyState title={m.events_none()} text={m.events_desk_none_text()} />}
    />
  );
}

function columns(): ListColumn<HouseEvent>[] {
  return [
    { id: "event", header: m.events_event(), cell: ({ title }) => inLanguage(title, getLocale()) },
    {
      id: "state",
      header: m.events_column_state(),
      phone: "beside",
      cell: ({ state }) => <Badge tone={eventNames[state].tone}>{eventNames[state].label()}</Badge>,
    },
    {
      id: "when",
      header: m.events_when_label(),
      sort: "-startsAt",
      phone: "below",
      cell: (event) => whenWords(event),
    },
    { id: "kind", header: m.events_kind(), cell: ({ kind }) => kindNames[kind]() },
    {
      id: "places",
      header: m.events_places_column(),
      phone: "below",
      cell: ({ taken, capacity }) => m.events_taken({ taken, capacity }),
    },
  ];
}
