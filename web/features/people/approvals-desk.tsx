import type { ReactNode } from "react";
import { roles } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./people.module.css";
import { usePeople } from "./people.ts";
import { PeopleList } from "./people-list.tsx";
import { useDecisions } from "./use-decisions.ts";
import { usePeopleFilter } from "./use-people-filter.ts";
import { queueWords } from "./waiting.ts";

type ApprovalsDeskProps = { ownId: string | undefined; head: (text: string | undefined) => ReactNode };

/** The people of the house by status, with what can be decided about each; the address says what is shown. */
export function ApprovalsDesk({ ownId, head }: ApprovalsDeskProps) {
  const place = usePeopleFilter();
  const people = usePeople(place.filter);
  const decisions = useDecisions({ view: place.key });
  const { role = "", q } = place.filter;
  return (
    <>
      {head(people.data && queueWords(people.data))}
      <div className="list-bar work">
        <ListSearch label={m.people_search()} value={q} onSearch={place.search} />
        <div className={styles.peopleType}>
          <SelectField
            label={m.people_type()}
            value={role}
            onChange={(event) => place.chooseRole(event.currentTarget.value)}
            placeholder={m.people_all_types()}
            options={roles.map((value) => ({ value, label: roleName(value) }))}
          />
        </div>
      </div>
      <QueryView query={people}>
        {(list) => (
          <PeopleList
            list={list}
            place={place}
            ownId={ownId}
            decisions={decisions}
            more={
              <LoadMore
                hasMore={list.hasMore}
                isLoading={people.isFetchingNextPage}
                onMore={() => void people.fetchNextPage()}
              />
            }
          />
        )}
      </QueryView>
    </>
  );
}
