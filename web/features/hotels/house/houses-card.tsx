import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { houseAddress, useHouses } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";

/** The reader's hotels, each the way to its house. */
export const housesCard: DashboardCard = {
  id: "houses",
  roles: ["hotel"],
  column: "wide",
  Card: HousesCard,
};

function HousesCard() {
  return (
    <Block title={m.house_yours()}>
      <QueryView query={useHouses()} lines={3}>
        {({ houses }) =>
          houses.length === 0 ? (
            <EmptyState title={m.house_without()} text={m.house_without_text()} />
          ) : (
            <ul className={styles.hotelRows}>
              {houses.map(({ slug, name, place, picture }) => (
                <li key={slug}>
                  <Link to={houseAddress(slug)}>
                    <span className="plate">
                      <HotelPicture picture={{ ...picture, alt: "" }} sizes="4rem" isDecorative />
                    </span>
                    <b>{name}</b>
                    <small>{place[getLocale()]}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
