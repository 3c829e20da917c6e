import { trainingStates } from "#domain/trainings/states.ts";
import type { TrainingRow } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "./desk.module.css";
import { useTrainings } from "./desk.ts";
import { stateNames } from "./words.ts";

type ListProps = {
  /** Of this hotel alone. */
  hotelId?: string;
  home: string;
};

/** Trainings by state, what was written last first; the address says what is shown. */
export function TrainingsList({ hotelId, home }: ListProps) {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.trainings_state(),
        look: "tabs",
        values: trainingStates.map((value) => ({ value, label: stateNames[value].label() })),
        all: m.trainings_all(),
      },
    ],
    sorts: ["updatedAt"],
    sortOf: () => "-updatedAt",
  });
  return (
    <MemberList
      id="trainings"
      file={hotelId ? `/api/training-desk?hotelId=${hotelId}` : "/api/training-desk"}
      caption={m.trainings_menu()}
      searchLabel={m.trainings_search()}
      place={place}
      query={useTrainings({ ...place.asked, ...(hotelId && { hotelId }) })}
      columns={columns(hotelId === undefined)}
      row={{ id: ({ id }) => id, name: nameOf, opens: { address: ({ id }) => `${home}/${id}` } }}
      empty={<EmptyState title={m.trainings_desk_none()} text={m.trainings_desk_none_text()} />}
    />
  );
}

const nameOf = ({ title }: TrainingRow) => said(title) || m.trainings_untitled();

function columns(isOfAll: boolean): ListColumn<TrainingRow>[] {
  const hotel: ListColumn<TrainingRow> = {
    ...{ id: "hotel", header: m.trainings_hotel(), phone: "below" },
    cell: (row) => row.hotel?.name ?? "Lilamonde",
  };
  return [
    { id: "title", header: m.trainings_training(), cell: nameOf },
    {
      ...{ id: "state", header: m.trainings_state(), phone: "beside" },
      cell: ({ state }) => <Badge tone={stateNames[state].tone}>{stateNames[state].label()}</Badge>,
    },
    ...(isOfAll ? [hotel] : []),
    {
      ...{ id: "size", header: m.trainings_contents() },
      cell: ({ minutes, lessons, questions }) => m.trainings_size({ minutes, lessons, questions }),
    },
    {
      ...{ id: "people", header: m.trainings_people(), phone: "below" },
      cell: ({ started, passed }) =>
        m.trainings_counts({ started: formatNumber(started), passed: formatNumber(passed) }),
    },
    {
      ...{ id: "updated", header: m.trainings_updated(), sort: "-updatedAt" },
      cell: ({ updatedAt }) => <span className={styles.day}>{formatDate(updatedAt)}</span>,
    },
  ];
}
