import type { Standing } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import styles from "./reputation.module.css";
import { useRules } from "./reputation.ts";
import { ruleName } from "./words.ts";

/** Which rules the points come from, what ends next, and who sees all this. */
export function ScoreParts({ standing: { score, parts, nextExpiry } }: { standing: Standing }) {
  const { data: rules } = useRules();
  const most = Math.max(...parts.map(({ points }) => Math.abs(points)), 1);
  return (
    <div className={styles.aside}>
      <section aria-labelledby="parts">
        <h2 id="parts">{m.reputation_parts()}</h2>
        <ol className={styles.parts}>
          {parts.map(({ rule, points }) => (
            <li key={rule}>
              <span>{ruleName(rule)}</span>
              <span className="figures">{formatNumber(points)}</span>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(Math.abs(points) / most) * 100} height={2} />
              </svg>
            </li>
          ))}
        </ol>
        <p className="note">
          {rules && m.reputation_parts_sum({ points: formatNumber(score), months: rules.now.lifeMonths })}{" "}
          {nextExpiry &&
            m.reputation_next_expiry({
              ...{ points: nextExpiry.points, day: formatCalendarDay(nextExpiry.on) },
            })}
        </p>
      </section>
      <section aria-labelledby="who">
        <h2 id="who">{m.reputation_who()}</h2>
        <p className="note">{m.reputation_who_text()}</p>
      </section>
    </div>
  );
}
