import type { ReactNode } from "react";
import { Link } from "react-router";
import type { JourneySummary } from "#domain/journeys/journey-lists.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount, formatDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { NoJourneys } from "./journey-board.tsx";
import { useJourneys } from "./journeys.ts";
import { stateName, stateTones } from "./state-names.ts";
import type { useJourneysPlace } from "./use-journeys-place.ts";
import { dateRange, money } from "./words.ts";

type JourneyTableProps = { place: ReturnType<typeof useJourneysPlace>; begin: ReactNode };

/** The journeys of a state, or all, the latest change first. */
export function JourneyTable({ place, begin }: JourneyTableProps) {
  const home = useHome();
  const list = useJourneys({
    q: place.q,
    sort: "-updatedAt",
    ...(place.state ? { state: place.state } : {}),
  });
  const columns: Column<JourneySummary>[] = [
    {
      id: "title",
      header: m.journeys_journey(),
      cell: ({ id, title }) => <Link to={`${home}/my-journeys/${id}`}>{title}</Link>,
    },
    { id: "client", header: m.journeys_client(), cell: ({ clientName }) => clientName ?? "" },
    { id: "dates", header: m.journeys_dates(), cell: dateRange },
    {
      id: "state",
      header: m.journeys_state(),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{stateName(state)}</Badge>,
    },
    {
      id: "worth",
      header: m.journeys_sell(),
      isNumeric: true,
      cell: ({ worth, currency }) => (worth === null ? "" : money(worth, currency)),
    },
    { id: "updated", header: m.journeys_updated(), cell: ({ updatedAt }) => formatDate(updatedAt) },
  ];
  return (
    <QueryView query={list}>
      {({ rows, facets, hasMore }) => (
        <>
          <FilterTabs
            label={m.journeys_state()}
            current={place.state ?? ""}
            tabs={journeyStates.map((state) => ({
              id: state,
              label: stateName(state),
              count: formatCount(facetCount(facets.state, state)),
              to: place.stateAddress(state === place.state ? "" : state),
            }))}
          />
          {rows.length === 0 ? (
            <NoJourneys place={place} begin={begin} />
          ) : (
            <Table caption={m.menu_my_journeys()} columns={columns} rows={rows} rowId={({ id }) => id} />
          )}
          <LoadMore
            hasMore={hasMore}
            isLoading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </QueryView>
  );
}
