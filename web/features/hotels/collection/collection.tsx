import { useNavigation } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { Globe } from "../drawings/globe.tsx";
import type { CollectionView } from "../reading/collection-view.ts";
import { CollectionFilter } from "./collection-filter.tsx";
import { HotelCard } from "./hotel-card.tsx";

/** The hotels, where they are, and a way to narrow them. */
export function Collection({ view }: { view: CollectionView }) {
  const { hotels, filter, countries, styles, globe } = view;
  const isLoading = useNavigation().state === "loading";
  return (
    <section className="section collection" id="colecao">
      <div className="wrap">
        <div className="grid-12 collection-open">
          <div>
            <h2 className="d2">{m.lilamonde_collection_title()}</h2>
            <p className="lead">{m.lilamonde_collection_lead()}</p>
          </div>
          <Globe drawing={globe} />
        </div>
        <CollectionFilter filter={filter} countries={countries} styles={styles} />
        <p className="collection-count" role="status">
          {hotels.length === 1 ? m.lilamonde_count_one() : m.lilamonde_count_many({ count: hotels.length })}
        </p>
        {hotels.length > 0 ? (
          <ul className="grid-12 collection-list" aria-busy={isLoading}>
            {hotels.map((hotel) => (
              <li key={hotel.slug}>
                <HotelCard hotel={hotel} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={m.lilamonde_empty_title()}
            text={m.lilamonde_empty_text()}
            action={
              <ButtonLink to={sitePath("/lilamonde#colecao")} look="outline" preventScrollReset>
                {m.lilamonde_empty_action()}
              </ButtonLink>
            }
          />
        )}
      </div>
    </section>
  );
}
