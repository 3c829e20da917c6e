import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { HotelSummary } from "#domain/hotels/hotels.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { HotelsApi } from "#server/hotels/contract.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { HotelPicture } from "./parts/hotel-picture.tsx";

const SHOWN = 4;

/** Some hotels of the collection, each a way to its perks and people on duty. */
export const collectionCard: DashboardCard = {
  id: "collection",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: CollectionCard,
};

/** The hotels of the collection. */
function useCollection() {
  return useQuery({
    queryKey: ["hotels", "collection"],
    queryFn: async () =>
      (await bodyOf(await memberApi<HotelsApi>().hotels.$get({ query: {} }))).hotels as HotelSummary[],
  });
}

function CollectionCard() {
  const { data: hotels = [], isLoading } = useCollection();
  const home = useHome();
  if (hotels.length === 0 && !isLoading) return null;
  return (
    <Block
      title={m.dashboard_collection()}
      way={{ to: `${home}/collection`, label: m.dashboard_collection_way() }}
    >
      {isLoading && <LoadingState lines={SHOWN} />}
      <ul className={styles.hotelRows}>
        {hotels.slice(0, SHOWN).map(({ slug, name, place, picture }) => (
          <li key={slug}>
            <Link to={`${home}/collection/${slug}`}>
              <span className="plate">
                <HotelPicture picture={{ ...picture, alt: "" }} sizes="4rem" isDecorative />
              </span>
              <b>{name}</b>
              <small>{place[getLocale()] || place.pt}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
