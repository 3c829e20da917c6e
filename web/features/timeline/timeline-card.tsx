import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { LoadingState } from "#web/ui/skeleton.tsx";
import styles from "./timeline.module.css";
import { useNewest } from "./timeline.ts";

/** What members said last. */
export const timelineCard: DashboardCard = {
  id: "timeline",
  roles: ["advisor", "tour_operator", "hotel"],
  column: "below",
  Card: TimelineCard,
};

function TimelineCard() {
  const home = useHome();
  const { data, isPending } = useNewest();
  return (
    <Block title={m.timeline_card()} way={{ to: `${home}/social`, label: m.timeline_all() }}>
      {isPending && <LoadingState lines={4} />}
      {data?.rows.length === 0 && <p className="note">{m.timeline_none()}</p>}
      <ul className={styles.cardRows}>
        {data?.rows.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <Link to={`${home}/social?post=${id}`}>{author.name}</Link>{" "}
            <span className="note">{formatMoment(createdAt)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
