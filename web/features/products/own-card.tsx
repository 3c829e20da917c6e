import { Link } from "react-router";
import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./products.module.css";
import { useOwnProducts } from "./products.ts";

const told = ["changes_requested", "in_review", "published"] as const;

/** How many of my products wait for me, wait for the house, and are published. */
export const ownCard: DashboardCard = {
  id: "products",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: OwnCard,
};

function OwnCard() {
  const home = `${useHome()}/products`;
  const names = {
    changes_requested: m.products_state_changes_requested,
    in_review: m.products_state_in_review,
    published: m.products_state_published,
  };
  return (
    <Block title={m.menu_products()} way={{ to: home, label: m.products_see_all() }}>
      <QueryView query={useOwnProducts({}, null)} lines={2}>
        {({ facets }) => (
          <ul className={styles.figures}>
            {told.map((state) => (
              <li key={state}>
                <Link to={`${home}?state=${state}`}>
                  <b>{formatCount(facetCount(facets.state, state))}</b> {names[state]()}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Block>
  );
}
