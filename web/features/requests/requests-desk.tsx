import { useSearchParams } from "react-router";
import { RequestQuery } from "#domain/requests/requests.ts";
import { requestStates } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { StateTabs } from "#web/session/lists/state-tabs.tsx";
import { useDeskAddress } from "#web/session/lists/use-desk-address.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
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
        <ListSearch label={m.requests_search()} value={place.filter.q} onSearch={(q) => place.go({ q })} />
        <QueryView query={query}>
          {(list) => (
            <>
              <StateTabs
                label={m.requests_states()}
                all={m.requests_state_all()}
                states={requestStates}
                nameOf={(id) => stateNames[id].label()}
                facet={list.facets.state}
                current={place.filter.state}
                address={place.address}
              />
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

function Nothing({ place }: { place: Place }) {
  return place.filter.q ? (
    <NothingFound allAddress={place.address({ q: "" })} />
  ) : (
    <EmptyState title={m.requests_none()} text={m.requests_none_text()} />
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function useRequestFilter() {
  const [params] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = RequestQuery.safeParse(given);
  const { state, q } = parsed.success ? parsed.data : RequestQuery.parse({});
  return { filter: { state, q }, ...useDeskAddress({ state, q }) };
}
