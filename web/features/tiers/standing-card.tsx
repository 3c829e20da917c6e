import { tierFor } from "#domain/accounts/tiers.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import styles from "#web/portal/dashboard/dashboard.module.css";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Progress } from "#web/ui/progress.tsx";
import { useLadder } from "./ladder.ts";
import { TierBadge } from "./tier-badge.tsx";

/** The reader's points, tier, and the way to the next one. */
export const standingCard: DashboardCard = {
  id: "standing",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: StandingCard,
};

function StandingCard() {
  const { userTier, userReputationScore: score, userNextTierRequirements: next } = useCurrentUser();
  const { data: tiers } = useLadder();
  const way = { to: `${useHome()}/tiers`, label: m.menu_tiers() };
  if (score === null) return null;
  const required = next?.required_reputation_score;
  const nextTier = tiers ? tierFor(tiers, score).next : null;
  return (
    <Block title={m.menu_reputation()} way={way}>
      <p className="pair">
        <span className={styles.bigFigure}>{formatNumber(score)}</span>
        {userTier && <TierBadge tier={userTier} />}
      </p>
      {required !== undefined && (
        <>
          <Progress percent={(score * 100) / required} label={m.account_reputation()} />
          <p className="pair note">
            <span className="figures">
              {m.account_reputation_remaining({ points: formatNumber(Math.max(0, required - score)) })}
            </span>
            {nextTier && <TierBadge tier={nextTier.name} />}
          </p>
        </>
      )}
    </Block>
  );
}
