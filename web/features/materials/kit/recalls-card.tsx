import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "../materials.module.css";
import { useRecalls } from "../materials.ts";

/** What was replaced since the reader took it. */
export const recallsCard: DashboardCard = {
  id: "materials",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: RecallsCard,
};

function RecallsCard() {
  const home = useHome();
  return (
    <Block title={m.menu_materials()} way={{ to: `${home}/materials`, label: m.materials_all() }}>
      <QueryView query={useRecalls()} lines={2}>
        {({ recalls }) =>
          recalls.length === 0 ? (
            <p className={styles.itemText}>{m.materials_none_recalled()}</p>
          ) : (
            <ul className={styles.cardList}>
              {recalls.slice(0, 3).map(({ materialId, title, hotelName, takenAt }) => (
                <li key={materialId}>
                  {m.materials_recalled({ title, hotel: hotelName, day: formatDate(takenAt) })}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
