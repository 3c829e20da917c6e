import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./insights.module.css";
import { said, useSignals } from "./insights.ts";

const SHOWN = 3;

/** The first signals in one's own figures. */
export const insightsCard: DashboardCard = {
  id: "insights",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: InsightsCard,
};

function InsightsCard() {
  const home = useHome();
  return (
    <Block title={m.menu_insights()} way={{ to: `${home}/insights`, label: m.insights_card_all() }}>
      <QueryView query={useSignals()} lines={3}>
        {({ cards }) =>
          cards.length === 0 ? (
            <p className="note">{m.insights_card_none()}</p>
          ) : (
            <ul className={styles.card}>
              {cards.slice(0, SHOWN).map((card) => (
                <li key={card.id}>
                  <Link to={`${home}${card.action.to}`}>{said(card.sentence)}</Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
