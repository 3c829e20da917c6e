import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "../materials.module.css";
import { useReviews } from "../materials.ts";

const SHOWN = 3;

/** What hotels sent and nobody has decided about, the longest waiting first. */
export const waitingCard: DashboardCard = {
  id: "materials",
  roles: ["admin"],
  column: "narrow",
  Card: WaitingCard,
};

function WaitingCard() {
  return (
    <Block title={m.menu_materials()} way={{ to: "/admin/materials", label: m.materials_review() }}>
      <QueryView query={useReviews()} lines={2}>
        {({ waiting }) =>
          waiting.length === 0 ? (
            <p className={styles.itemText}>{m.materials_none_waiting()}</p>
          ) : (
            <>
              <p>{m.materials_waiting_count({ count: waiting.length })}</p>
              <ul className={styles.cardList}>
                {waiting.slice(0, SHOWN).map(({ title, hotel, version }) => (
                  <li key={version.id}>
                    {hotel.name}: {title}
                    <p className={styles.itemText}>
                      {m.materials_sent_on({ day: formatDate(version.createdAt) })}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </Block>
  );
}
