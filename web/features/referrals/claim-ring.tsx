import { CLAIM_DAYS } from "#domain/referrals/claims.ts";
import { m } from "#messages/messages.js";
import styles from "./referrals.module.css";

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;
const FEW = 10;

/** What is left of the ninety days, as a ring: brass, red under ten, empty when nobody has the hotel. */
export function ClaimRing({ days }: { days: number | null }) {
  const all = CLAIM_DAYS;
  const said = days === null ? m.referrals_claim_over() : m.referrals_days_left({ count: days, all });
  return (
    <div
      className={styles.ring}
      data-few={days !== null && days < FEW ? "" : undefined}
      role="img"
      aria-label={said}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r={RADIUS} />
        {days !== null && (
          <circle
            className={styles.left}
            cx="34"
            cy="34"
            r={RADIUS}
            strokeDasharray={`${(ROUND * Math.min(days, all)) / all} ${ROUND}`}
          />
        )}
      </svg>
      <span className={styles.ringWords} aria-hidden="true">
        {days !== null && <b>{days}</b>}
        <small>{days === null ? m.referrals_claim_none() : m.referrals_days({ count: days })}</small>
      </span>
    </div>
  );
}
