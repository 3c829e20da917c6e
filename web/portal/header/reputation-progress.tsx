import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Progress } from "#web/ui/progress.tsx";
import styles from "./header.module.css";

/** The score on its way to the next tier, capped, with the points that remain; nothing without a score (spec §4). */
export function ReputationProgress() {
  const { userReputationScore: score, userNextTierRequirements: next } = useCurrentUser();
  if (score === null) return null;
  const required = next?.required_reputation_score;
  return (
    <div className={styles.reputationProgress}>
      <p className="pair">
        <span>{m.account_reputation()}</span>
        <span className="figures">
          <b>{formatNumber(score)}</b>
          {required !== undefined && ` / ${formatNumber(required)}`}
        </span>
      </p>
      {required !== undefined && (
        <>
          <Progress percent={(score * 100) / required} label={m.account_reputation()} />
          <p className="note figures">
            {m.account_reputation_remaining({ points: formatNumber(Math.max(0, required - score)) })}
          </p>
        </>
      )}
    </div>
  );
}
