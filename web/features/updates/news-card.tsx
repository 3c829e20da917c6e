import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { UpdateItem } from "./update-item.tsx";
import { useUpdates } from "./updates.ts";

const SHOWN = 3;

/** The latest news of the platform; the bell has the rest. */
export const newsCard: DashboardCard = { id: "news", roles: "all", column: "below", Card: NewsCard };

function NewsCard() {
  const { updates, isPending } = useUpdates();
  return (
    <Block title={m.dashboard_news()}>
      {isPending && <LoadingState lines={8} />}
      {!isPending && updates.length === 0 && <p className="note">{m.updates_none()}</p>}
      <ul className={styles.updateRows}>
        {updates.slice(0, SHOWN).map((update) => (
          <UpdateItem key={update.id} update={update} />
        ))}
      </ul>
    </Block>
  );
}
