import { Link, useSearchParams } from "react-router";
import {
  type ContractList,
  ContractQuery,
  type ContractState,
  type ContractSummary,
  contractStates,
} from "#domain/hotels/contract-versions.ts";
import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { useContracts } from "./contracts.ts";

const stateNames: Record<ContractState, () => string> = {
  in_force: m.contracts_in_force,
  ahead: m.contracts_ahead,
  ended: m.contracts_ended,
  none: m.contracts_without,
};
const tones = { in_force: "ok", ahead: "info", ended: "bad", none: "warn" } as const;

/** Hotels by how their contract stands; the address says what is shown. */
export function ContractsList() {
  const [params, setParams] = useSearchParams();
  const given = ContractQuery.safeParse(Object.fromEntries([...params].filter(([, value]) => value)));
  const { state, q } = given.success ? given.data : ContractQuery.parse({});
  const contracts = useContracts({ state, q });
  const address = (asked: Record<string, string>) => `?${new URLSearchParams(asked)}`;
  const words = q ? { q } : undefined;
  return (
    <>
      <div className="list-bar work">
        <ListSearch
          label={m.contracts_search()}
          value={q}
          onSearch={(found) => setParams({ ...(state && { state }), ...(found && { q: found }) })}
        />
      </div>
      <QueryView query={contracts}>
        {(list) => (
          <>
            <FilterTabs
              label={m.contracts_state()}
              current={state ?? "all"}
              tabs={[
                {
                  id: "all",
                  label: m.contracts_all(),
                  count: formatCount(allOf(list)),
                  to: address({ ...words }),
                },
                ...contractStates.map((id) => ({
                  id,
                  label: stateNames[id](),
                  count: formatCount(facetCount(list.facets.state, id)),
                  to: address({ state: id, ...words }),
                })),
              ]}
            />
            <Rows list={list} allAddress={q ? address({ ...(state && { state }) }) : undefined} />
            <LoadMore
              hasMore={list.hasMore}
              isLoading={contracts.isFetchingNextPage}
              onMore={() => void contracts.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

/** How many there are whatever their state. */
function allOf({ facets }: ContractList) {
  const counts = facets.state.map(({ count }) => count);
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}

function Rows({ list, allAddress }: { list: ContractList; allAddress: string | undefined }) {
  if (list.rows.length > 0) {
    return (
      <Table
        caption={m.contracts_title()}
        columns={columns()}
        rows={list.rows}
        rowId={({ hotelId }) => hotelId}
      />
    );
  }
  if (allAddress) return <NothingFound allAddress={allAddress} />;
  return <EmptyState title={m.contracts_nobody()} text={m.contracts_nobody_text()} />;
}

function columns(): Column<ContractSummary>[] {
  return [
    {
      id: "hotel",
      header: m.contracts_hotel(),
      cell: ({ hotelId, hotelName }) => (
        <Link className="touch-target" to={`?hotel=${hotelId}`}>
          {hotelName}
        </Link>
      ),
    },
    {
      id: "state",
      header: m.contracts_state(),
      cell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]()}</Badge>,
    },
    {
      id: "period",
      header: m.contracts_since(),
      cell: ({ version, startsOn }) =>
        version && startsOn
          ? `${m.contracts_version({ version })} · ${m.contracts_period_open({ start: formatCalendarDay(startsOn) })}`
          : "—",
    },
    {
      id: "currency",
      header: m.contracts_currency(),
      isNumeric: true,
      cell: ({ currency }) => currency ?? "—",
    },
  ];
}
