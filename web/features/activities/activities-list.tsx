import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import {
  type Activity,
  type ActivityList,
  ActivityQuery,
  activityKinds,
} from "#domain/activities/activities.ts";
import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { useActivities } from "./activities.ts";
import { ActivitiesTable } from "./activities-table.tsx";
import { kindTab } from "./kind-names.ts";

type ActivitiesListProps = {
  /** Of this hotel alone. */
  hotelId?: string;
  /** What an administrator may do with one. */
  onCorrect?: (activity: Activity) => void;
  empty: { title: string; text: string; action?: ReactNode };
};

/** Activities by kind, the latest first; the address says what is shown. */
export function ActivitiesList({ hotelId, onCorrect, empty }: ActivitiesListProps) {
  const [params, setParams] = useSearchParams();
  const asked = ActivityQuery.pick({ q: true, kind: true }).safeParse(
    Object.fromEntries([...params].filter(([, value]) => value)),
  );
  const { q, kind } = asked.success ? asked.data : { q: "", kind: undefined };
  const activities = useActivities({ q, kind, hotel: hotelId });
  const withParams = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    return next;
  };
  return (
    <>
      <div className="list-bar work">
        <ListSearch
          label={m.activities_search()}
          value={q}
          onSearch={(found) => setParams(withParams({ q: found }))}
        />
      </div>
      <QueryView query={activities}>
        {(list) => (
          <>
            <FilterTabs
              label={m.activities_kind()}
              current={kind ?? "all"}
              tabs={[
                {
                  id: "all",
                  label: m.activities_all(),
                  count: formatCount(allOf(list)),
                  to: `?${withParams({ kind: undefined })}`,
                },
                ...activityKinds.map((id) => ({
                  id,
                  label: kindTab(id),
                  count: formatCount(facetCount(list.facets.kind, id)),
                  to: `?${withParams({ kind: id })}`,
                })),
              ]}
            />
            {list.rows.length > 0 ? (
              <ActivitiesTable rows={list.rows} isOwn={hotelId !== undefined} onCorrect={onCorrect} />
            ) : q ? (
              <NothingFound allAddress={`?${withParams({ q: undefined })}`} />
            ) : (
              <EmptyState {...empty} />
            )}
            <LoadMore
              hasMore={list.hasMore}
              isLoading={activities.isFetchingNextPage}
              onMore={() => void activities.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

/** How many there are of all kinds. */
function allOf({ facets }: ActivityList) {
  const counts = facets.kind.map(({ count }) => count);
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}
