import { m } from "#messages/messages.js";
import { ReputationProgress } from "#web/portal/header/reputation-progress.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import styles from "#web/portal/portal.module.css";
import { useCurrentUser } from "#web/session/current-user.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_reputation() }) }];

/** The score of today; what made it comes with the ledger. */
export default function ReputationPage() {
  const { userReputationScore } = useCurrentUser();
  return (
    <>
      <PageHead title={m.menu_reputation()} text={m.reputation_lead()} />
      {userReputationScore === null ? (
        <EmptyState title={m.reputation_none()} text={m.reputation_none_text()} />
      ) : (
        <div className={styles.pageNarrow}>
          <ReputationProgress />
        </div>
      )}
    </>
  );
}
