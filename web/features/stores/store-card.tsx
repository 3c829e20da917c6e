import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useFigures, useOwnStore } from "./stores.ts";

/** The reader's public page and what it brought. */
export const storeCard: DashboardCard = {
  id: "stores",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: StoreCard,
};

function StoreCard() {
  const to = `${useHome()}/products/store`;
  const figures = useFigures().data;
  return (
    <Block title={m.stores_card()} way={{ to, label: m.stores_card_open() }}>
      <QueryView query={useOwnStore()} lines={1}>
        {({ isPublished }) => (
          <p>
            {isPublished && figures
              ? m.stores_card_line({
                  views: figures.views,
                  talks: figures.talks,
                  requests: figures.requests,
                })
              : m.stores_card_hidden()}
          </p>
        )}
      </QueryView>
    </Block>
  );
}
