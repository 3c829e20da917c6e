import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./campaigns.module.css";
import { useCampaigns } from "./marketing.ts";

/** The campaigns that can be used now. */
export const campaignsCard: DashboardCard = {
  id: "marketing",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: CampaignsCard,
};

function CampaignsCard() {
  const home = useHome();
  const language = getLocale();
  return (
    <Block title={m.marketing_card()} way={{ to: `${home}/marketing`, label: m.marketing_card_all() }}>
      <QueryView query={useCampaigns()} lines={2}>
        {({ campaigns }) => {
          const live = campaigns.filter(({ situation }) => situation === "open" || situation === "early");
          if (live.length === 0) return <p>{m.marketing_card_none()}</p>;
          return (
            <ul className={styles.cardList}>
              {live.slice(0, 3).map(({ id, title, hotels, endsOn }) => (
                <li key={id}>
                  <Link className="text-link" to={`${home}/marketing/${id}`}>
                    {title[language]}
                  </Link>
                  <small>
                    {hotels.map(({ name }) => name).join(", ")}.{" "}
                    {m.marketing_until({ day: formatCalendarDay(endsOn) })}
                  </small>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Block>
  );
}
