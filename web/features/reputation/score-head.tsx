import type { ReactNode } from "react";
import type { Standing } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import styles from "./reputation.module.css";
import { TrendChart } from "./trend-chart.tsx";

type Threshold = { name: string; score: number };
type ScoreHeadProps = {
  standing: Standing;
  tier: Threshold | null;
  next: Threshold | null;
  badge: ReactNode;
};

/** The score, the tier it holds, what is left to the next, and a year of it. */
export function ScoreHead({ standing, tier, next, badge }: ScoreHeadProps) {
  const { score } = standing;
  return (
    <section className={styles.head} aria-label={m.account_reputation()}>
      <div>
        <p className="note">{m.account_reputation()}</p>
        <p className={styles.score}>{formatNumber(score)}</p>
        {badge}
        {next && (
          <p className={styles.left}>
            {m.account_reputation_remaining({ points: formatNumber(Math.max(0, next.score - score)) })}
          </p>
        )}
      </div>
      <TrendChart {...{ standing, tier, next }} />
    </section>
  );
}
