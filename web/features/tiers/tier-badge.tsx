import styles from "./tier-badge.module.css";

const ladder = ["purple", "silver", "gold", "platinum", "elite"];

/** A tier's name with five ticks, as many of them lit as its rank; an unknown name gets the brand colour (spec §3). */
export function TierBadge({ tier }: { tier: string }) {
  const rank = tierRank(tier);
  const known = ladder[rank - 1];
  return (
    <span className={styles.tierBadge} data-slot="tier-badge" data-tier={known}>
      <span className={styles.tierTicks} aria-hidden="true">
        {ladder.map((step, at) => (
          <i key={step} data-on={at < rank || undefined} />
        ))}
      </span>
      {tier}
    </span>
  );
}

/** The place of a tier on the ladder, from 1; 0 for a name that is not on it. */
export function tierRank(tier: string): number {
  return ladder.indexOf(tier.trim().toLowerCase()) + 1;
}
