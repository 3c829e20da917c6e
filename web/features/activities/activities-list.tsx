import { type Activity, activityKinds } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useActivities } from "./activities.ts";
import { activityColumns } from "./activity-columns.tsx";
import { kindTab } from "./kind-names.ts";

type ActivitiesListProps = {
  /** Of this hotel alone. */
  hotelId?: string;
  /** What an administrator may do with one. */
  onCorrect?: (activity: Activity) => void;
  empty: { title: string; text: string };
};

/** Activities by kind, the latest first; the address says what is shown. */
export function ActivitiesList({ hotelId, onCorrect, empty }: ActivitiesListProps) {
  const place = useListPlace({
    filters: [
      {
        name: "kind",
        label: m.activities_kind(),
        look: "tabs",
        values: activityKinds.map((value) => ({ value, label: kindTab(value) })),
        all: m.activities_all(),
      },
    ],
    sorts: ["happenedOn"],
    sortOf: () => "-happenedOn",
  });
  return (
    <MemberList
      id="activities"
      file={hotelId ? `/api/activities?hotel=${hotelId}` : "/api/activities"}
      caption={m.activities_title()}
      searchLabel={m.activities_search()}
      place={place}
      query={useActivities({ ...place.asked, ...(hotelId && { hotel: hotelId }) })}
      columns={activityColumns({ isOwn: hotelId !== undefined, onCorrect })}
      row={{ id: ({ id }) => id, name: ({ summary }) => summary }}
      empty={<EmptyState {...empty} />}
    />
  );
}
