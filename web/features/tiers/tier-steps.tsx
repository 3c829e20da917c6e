import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EntitlementTable } from "./entitlement-table.tsx";
import { useLadder } from "./ladder.ts";
import { TierBadge } from "./tier-badge.tsx";
import styles from "./tiers.module.css";

type TierStepsProps = { tier: string | null; score: number | null };

/** The ladder, lowest first, with where the reader stands and what is still missing to each step; then what each step entitles to. */
export function TierSteps({ tier, score }: TierStepsProps) {
  return (
    <QueryView query={useLadder()}>
      {(tiers) => (
        <>
          <ol className={styles.tierSteps}>
            {tiers.map(({ name, score: required }) => (
              <li key={name} aria-current={name === tier ? "step" : undefined}>
                <TierBadge tier={name} />
                <span className="figures">{m.tiers_from({ points: formatNumber(required) })}</span>
                <span className="note">
                  {name === tier ? m.tiers_here() : missingWords({ required, score })}
                </span>
              </li>
            ))}
          </ol>
          <EntitlementTable />
        </>
      )}
    </QueryView>
  );
}

function missingWords({ required, score }: { required: number; score: number | null }): string {
  if (score === null) return "";
  return required <= score ? m.tiers_reached() : m.tiers_missing({ points: formatNumber(required - score) });
}
