import { Link, useNavigation } from "react-router";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
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
  const { hotels, filter, countries, styles: stays, globe, count } = view;
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
          {m.lilamonde_count({ count: count.value, shown: formatCount(count) })}
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
        <CollectionPages view={view} />
      </div>
    </section>
  );
}

/** The ways to the next hotels and back to the first, where they are more than one page. */
function CollectionPages({ view: { filter, nextCursor } }: { view: CollectionView }) {
  const { after, ...narrowed } = filter;
  if (!after && !nextCursor) return null;
  const address = (more: Record<string, string>) => {
    const asked = Object.entries({ ...narrowed, ...more }).filter(([, value]) => value !== "");
    return `${sitePath("/lilamonde")}?${new URLSearchParams(asked)}#colecao`;
  };
  return (
    <nav className={styles.collectionPages} aria-label={m.lilamonde_pages()}>
      {after && (
        <Link className="text-link" to={address({})}>
          {m.lilamonde_pages_first()}
        </Link>
      )}
      {nextCursor && (
        <Link className="text-link" rel="next" to={address({ after: nextCursor })}>
          {m.lilamonde_pages_next()}
        </Link>
      )}
    </nav>
  );
}
