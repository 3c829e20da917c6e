import { m } from "#messages/messages.js";
import { UpdateItem } from "#web/features/updates/update-item.tsx";
import { useUpdates } from "#web/features/updates/updates.ts";
import styles from "#web/portal/dashboard/dashboard.module.css";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { Block } from "../block.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

const SHOWN = 3;

/** The latest news of the platform; the bell has the rest. */
export const newsCard: DashboardCard = { id: "news", roles: "all", column: "wide", Card: NewsCard };

function NewsCard() {
  const { updates, isPending } = useUpdates();
  return (
    <Block title={m.dashboard_news()}>
      {isPending && <LoadingState lines={2} />}
      {!isPending && updates.length === 0 && <p className="note">{m.updates_none()}</p>}
      <ul className={styles.updateRows}>
        {updates.slice(0, SHOWN).map((update) => (
          <UpdateItem key={update.id} update={update} />
        ))}
      </ul>
    </Block>
  );
}
