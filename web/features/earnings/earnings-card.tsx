import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./earnings.module.css";
import { useEarnings } from "./earnings.ts";

/** What whoever sells is owed, in a few figures. */
export const earningsCard: DashboardCard = {
  id: "earnings",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: EarningsCard,
};

const shown = [
  ["overdue", m.earnings_tile_overdue],
  ["confirmed", m.earnings_tile_confirmed],
  ["expected", m.earnings_tile_expected],
] as const;

function EarningsCard() {
  const home = useHome();
  return (
    <Block title={m.earnings_card_title()} way={{ to: `${home}/earnings`, label: m.earnings_card_all() }}>
      <QueryView query={useEarnings()} lines={3}>
        {({ tiles }) => {
          const filled = shown.filter(([name]) => tiles[name].length > 0);
          if (filled.length === 0) return <p className="note">{m.earnings_card_none()}</p>;
          return (
            <dl className={styles.sum}>
              {filled.map(([name, label]) => (
                <div key={name}>
                  <dt className={name === "overdue" ? styles.late : undefined}>{label()}</dt>
                  <dd>
                    {tiles[name].map(({ amount, currency }) => formatMoney(amount, currency)).join(" · ")}
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </QueryView>
    </Block>
  );
}
