import { useSearchParams } from "react-router";
import { facetCount } from "#domain/list/list.ts";
import type { ReferralList } from "#domain/referrals/referrals.ts";
import { ReferralState, referralStates } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
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
              <StateTabs list={list} place={place} />
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

type Place = ReturnType<typeof usePlace>;

function StateTabs({ list, place }: { list: ReferralList; place: Place }) {
  return (
    <FilterTabs
      label={m.referrals_state()}
      current={place.state ?? "all"}
      tabs={[
        { id: "all", label: m.referrals_all(), count: "", to: place.address({ state: "" }) },
        ...referralStates.map((id) => ({
          id,
          label: stateNames[id].label(),
          count: formatCount(facetCount(list.facets.state, id)),
          to: place.address({ state: id }),
        })),
      ]}
    />
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function usePlace() {
  const [params] = useSearchParams();
  const state = ReferralState.safeParse(params.get("state")).data;
  const change = (to: Record<string, string>) => {
    const next: Record<string, string> = { ...(state && { state }), ...to };
    return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ""));
  };
  return {
    state,
    openId: params.get("open"),
    address: (to: Record<string, string>) => `?${new URLSearchParams(change(to))}`,
  };
}
