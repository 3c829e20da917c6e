import { m } from "#messages/messages.js";
import styles from "#web/features/reputation/reputation.module.css";
import { useRules, useStanding } from "#web/features/reputation/reputation.ts";
import { RulesButton } from "#web/features/reputation/rules-dialog.tsx";
import { ScoreHead } from "#web/features/reputation/score-head.tsx";
import { ScoreParts } from "#web/features/reputation/score-parts.tsx";
import { StatementList } from "#web/features/reputation/statement-list.tsx";
import { useLadder } from "#web/features/tiers/ladder.ts";
import { TierBadge } from "#web/features/tiers/tier-badge.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_reputation() }) }];

/** The score, how it came about, every entry behind it with its evidence, and the rules that made it. */
export default function ReputationPage() {
  const { userTier } = useCurrentUser();
  const home = useHome();
  const ladder = useLadder();
  const { data, error, isError, fetchStatus, refetch } = useStanding();
  const rules = useRules();
  // The ladder and the rules are part of what is said: all come at once, so that nothing moves under the reader.
  const isPartial = ladder.isLoading || rules.isLoading;
  const standing = { data: isPartial ? undefined : data, error, isError, fetchStatus, refetch };
  const place = ladder.data?.findIndex(({ name }) => name === userTier) ?? -1;
  const [tier = null, next = null] = ladder.data?.slice(Math.max(0, place)) ?? [];
  const create = (
    <ButtonLink size="work" to={`${home}/my-journeys`}>
      {m.reputation_none_action()}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={m.menu_reputation()} text={m.reputation_lead()} actions={<RulesButton />} />
      <QueryView query={standing} lines={8}>
        {(found) =>
          found.entries === 0 ? (
            <EmptyState title={m.reputation_none()} text={m.reputation_none_text()} action={create} />
          ) : (
            <>
              <ScoreHead
                standing={found}
                tier={tier}
                next={next}
                badge={userTier && <TierBadge tier={userTier} />}
              />
              <div className={styles.body}>
                <StatementList />
                <ScoreParts standing={found} />
              </div>
            </>
          )
        }
      </QueryView>
    </>
  );
}
