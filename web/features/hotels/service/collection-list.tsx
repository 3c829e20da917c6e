import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { HotelCollection } from "#domain/hotels/hotels.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { HotelsApi } from "#server/hotels/contract.ts";
import { useHome } from "#web/portal/use-home.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import styles from "./service.module.css";

function useCollection(search: string) {
  return useQuery({
    queryKey: ["hotels", "collection", search],
    queryFn: async () =>
      HotelCollection.parse(
        await bodyOf(await memberApi<HotelsApi>().hotels.$get({ query: search ? { search } : {} })),
      ),
  });
}

/** The hotels of the collection, each the way to its perks and people on duty. */
export function CollectionList() {
  const [params, setParams] = useSearchParams();
  const search = (params.get("q") ?? "").slice(0, 120);
  const home = useHome();
  return (
    <>
      <div className={`work ${styles.search}`}>
        <ListSearch
          label={m.service_search()}
          value={search}
          onSearch={(words) => setParams(words ? { q: words } : {})}
        />
      </div>
      <QueryView query={useCollection(search)} lines={6}>
        {({ hotels, nextCursor }) =>
          hotels.length > 0 ? (
            <>
              <ul className={styles.cards}>
                {hotels.map(({ slug, name, place, picture }) => (
                  <li key={slug}>
                    <Link to={`${home}/collection/${slug}`}>
                      <span className="plate">
                        <HotelPicture
                          picture={{ ...picture, alt: "" }}
                          sizes="(min-width: 768px) 20rem, 5rem"
                          isDecorative
                        />
                      </span>
                      <span>
                        <b>{name}</b>
                        <small>{place[getLocale()]}</small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {nextCursor && <p className="note">{m.service_more()}</p>}
            </>
          ) : search ? (
            <NothingFound allAddress="?" />
          ) : (
            <EmptyState title={m.service_none()} text={m.service_none_text()} />
          )
        }
      </QueryView>
    </>
  );
}
