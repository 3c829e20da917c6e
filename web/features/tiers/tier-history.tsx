import type { TierStanding } from "#domain/tiers/standing.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { TierBadge } from "./tier-badge.tsx";
import styles from "./tiers.module.css";

const causes = {
  points: ({ score }: { score: number }) => m.tiers_cause_points({ score: formatNumber(score) }),
  quarter: m.tiers_cause_quarter,
  manual: m.tiers_cause_manual,
};

type TierHistoryProps = { moves: TierStanding["moves"]; isOther?: boolean };

/** How somebody moved on the ladder, newest first, each with its cause. */
export function TierHistory({ moves, isOther }: TierHistoryProps) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{isOther ? m.tiers_history_other() : m.tiers_history()}</h2>
      {moves.length === 0 && <p className="note">{m.tiers_history_none()}</p>}
      <ol>
        {moves.map(({ to, cause, score, reason, at }) => (
          <li key={at}>
            <TierBadge tier={to} />
            <span>
              {causes[cause]({ score })}
              {reason && <small>{reason}</small>}
            </span>
            <time dateTime={at}>{formatDate(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
