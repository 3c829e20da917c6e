import { type Taker, takerStates } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useTakers } from "./desk.ts";
import { takerNames } from "./words.ts";

/** Who takes a training, and who has passed. */
export function TakersList({ id }: { id: string }) {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.trainings_state(),
        look: "tabs",
        values: takerStates.map((value) => ({ value, label: takerNames[value].label() })),
        all: m.trainings_all_people(),
      },
    ],
    sorts: ["startedAt"],
    sortOf: () => "-startedAt",
  });
  return (
    <MemberList
      id="training-takers"
      caption={m.trainings_people()}
      searchLabel={m.trainings_search_people()}
      place={place}
      query={useTakers(id, place.asked)}
      columns={columns()}
      row={{ id: (taker) => taker.id, name: ({ name }) => name }}
      file={`/api/training-desk/${id}/people`}
      empty={<EmptyState title={m.trainings_nobody()} text={m.trainings_nobody_text()} />}
    />
  );
}

function columns(): ListColumn<Taker>[] {
  return [
    { id: "name", header: m.trainings_taker_name(), cell: ({ name }) => name },
    {
      ...{ id: "state", header: m.trainings_state(), phone: "beside" },
      cell: ({ state }) => <Badge tone={takerNames[state].tone}>{takerNames[state].label()}</Badge>,
    },
    {
      ...{ id: "agency", header: m.trainings_taker_agency(), phone: "below" },
      cell: ({ agency }) => agency ?? "—",
    },
    {
      ...{ id: "best", header: m.trainings_taker_best() },
      cell: ({ best }) => (best === null ? "—" : `${formatNumber(best)}%`),
    },
    {
      ...{ id: "passed", header: m.trainings_taker_passed_on() },
      cell: ({ passedAt }) => (passedAt ? formatDate(passedAt) : "—"),
    },
    {
      ...{ id: "started", header: m.trainings_taker_since(), sort: "-startedAt" },
      cell: ({ startedAt }) => formatDate(startedAt),
    },
  ];
}
