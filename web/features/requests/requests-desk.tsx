import { useSearchParams } from "react-router";
import { facetCount } from "#domain/list/list.ts";
import { type RequestList, RequestQuery } from "#domain/requests/requests.ts";
import { requestStates } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { RequestForm } from "./request-form.tsx";
import { RequestRow } from "./request-row.tsx";
import styles from "./requests.module.css";
import { useRequests } from "./requests.ts";
import { stateNames } from "./state-names.ts";

/** What members ask for, most wanted first, with a new one beside it; the address says what is shown. */
export function RequestsDesk({ mayDecide = false }: { mayDecide?: boolean }) {
  const place = useRequestFilter();
  const query = useRequests(place.filter);
  return (
    <div className={styles.desk}>
      <RequestForm />
      <section className="work" aria-label={m.requests_states()}>
        <ListSearch label={m.requests_search()} value={place.filter.q} onSearch={place.search} />
        <QueryView query={query}>
          {(list) => (
            <>
              <StateTabs list={list} place={place} />
              {list.rows.length === 0 && <Nothing place={place} />}
              <ul className={styles.rows}>
                {list.rows.map((request) => (
                  <RequestRow
                    key={request.id}
                    request={request}
                    mayDecide={mayDecide}
                    isOpen={place.openId === request.id}
                    openAddress={place.address({ open: place.openId === request.id ? "" : request.id })}
                  />
                ))}
              </ul>
              <LoadMore
                hasMore={query.hasNextPage}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}

type Place = ReturnType<typeof useRequestFilter>;

function StateTabs({ list, place }: { list: RequestList; place: Place }) {
  return (
    <FilterTabs
      label={m.requests_states()}
      current={place.filter.state ?? "all"}
      tabs={[
        { id: "all", label: m.requests_state_all(), count: "", to: place.address({ state: "" }) },
        ...requestStates.map((id) => ({
          id,
          label: stateNames[id].label(),
          count: formatCount(facetCount(list.facets.state, id)),
          to: place.address({ state: id }),
        })),
      ]}
    />
  );
}

function Nothing({ place }: { place: Place }) {
  return place.filter.q ? (
    <NothingFound allAddress={place.address({ q: "" })} />
  ) : (
    <EmptyState title={m.requests_none()} text={m.requests_none_text()} />
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function useRequestFilter() {
  const [params, setParams] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = RequestQuery.safeParse(given);
  const { state, q } = parsed.success ? parsed.data : RequestQuery.parse({});
  const change = (to: Record<string, string>) => {
    const next = { ...(state && { state }), ...(q && { q }), ...to };
    return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ""));
  };
  return {
    filter: { state, q },
    openId: params.get("open"),
    address: (to: Record<string, string>) => `?${new URLSearchParams(change(to))}`,
    search: (words: string) => setParams(change({ q: words })),
  };
}
