import { useSearchParams } from "react-router";
import { ReferralState, referralStates } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { StateTabs } from "#web/session/lists/state-tabs.tsx";
import { useDeskAddress } from "#web/session/lists/use-desk-address.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { ReferralCard } from "./referral-card.tsx";
import { ReferralForm } from "./referral-form.tsx";
import styles from "./referrals.module.css";
import { useOwnReferrals } from "./referrals.ts";
import { stateNames } from "./words.ts";

/** A new referral, and beside it those that I made; the address says which are shown and which is open. */
export function ReferralsDesk() {
  const place = usePlace();
  const query = useOwnReferrals({ state: place.state });
  return (
    <div className={styles.desk}>
      <ReferralForm />
      <section className="work" aria-labelledby="own-referrals">
        <h2 className={styles.formTitle} id="own-referrals">
          {m.referrals_own()}
        </h2>
        <QueryView query={query}>
          {(list) => (
            <>
              <StateTabs
                label={m.referrals_state()}
                all={m.referrals_all()}
                states={referralStates}
                nameOf={(id) => stateNames[id].label()}
                facet={list.facets.state}
                current={place.state}
                address={place.address}
              />
              {list.rows.length === 0 && (
                <EmptyState title={m.referrals_none()} text={m.referrals_none_text()} />
              )}
              <ul className={styles.cards}>
                {list.rows.map((referral) => (
                  <ReferralCard
                    key={referral.id}
                    referral={referral}
                    isOpen={place.openId === referral.id}
                    openAddress={place.address({ open: place.openId === referral.id ? "" : referral.id })}
                  />
                ))}
              </ul>
              <LoadMore
                hasMore={query.hasNextPage}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function usePlace() {
  const [params] = useSearchParams();
  const state = ReferralState.safeParse(params.get("state")).data;
  return { state, ...useDeskAddress({ state }) };
}
