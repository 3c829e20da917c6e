import { useNavigation } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { Globe } from "../drawings/globe.tsx";
import type { CollectionView } from "../reading/collection-view.ts";
import styles from "./collection.module.css";
import { CollectionFilter } from "./collection-filter.tsx";
import { HotelCard } from "./hotel-card.tsx";

/** The hotels, where they are, and a way to narrow them. */
export function Collection({ view }: { view: CollectionView }) {
  const { hotels, filter, countries, styles: stays, globe } = view;
  const isLoading = useNavigation().state === "loading";
  return (
    <section className={classNames("section", styles.collection)} id="colecao">
      <div className="wrap">
        <div className={classNames("grid-12", styles.collectionOpen)}>
          <div>
            <h2 className="d2">{m.lilamonde_collection_title()}</h2>
            <p className="lead">{m.lilamonde_collection_lead()}</p>
          </div>
          <Globe drawing={globe} />
        </div>
        <CollectionFilter filter={filter} countries={countries} stays={stays} />
        <p className={styles.collectionCount} role="status">
          {hotels.length === 1 ? m.lilamonde_count_one() : m.lilamonde_count_many({ count: hotels.length })}
        </p>
        {hotels.length > 0 ? (
          <ul className={classNames("grid-12", styles.collectionList)} aria-busy={isLoading}>
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
