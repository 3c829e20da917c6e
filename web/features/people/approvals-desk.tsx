import { type ReactNode, useCallback, useMemo } from "react";
import { roles } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { useLive } from "#web/session/live/live.ts";
import { useResource } from "#web/session/resource.ts";
import { ResourceView } from "#web/session/resource-view.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { peopleOf } from "./people.ts";
import { PeopleList } from "./people-list.tsx";
import { useDecisions } from "./use-decisions.ts";
import { usePeopleFilter } from "./use-people-filter.ts";
import { queueWords } from "./waiting.ts";
import "./people.css";

const heard = ["notification"] as const;

type ApprovalsDeskProps = { ownId: string | undefined; head: (text: string | undefined) => ReactNode };

/** The people of the house by status, with what can be decided about each; the address says what is shown. */
export function ApprovalsDesk({ ownId, head }: ApprovalsDeskProps) {
  const place = usePeopleFilter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the filter
  const people = useMemo(() => peopleOf(place.filter), [place.key]);
  const decisions = useDecisions({ view: place.key, reload: people.reload });
  const { role = "", q } = place.filter;
  const loaded = useResource(people);
  // Administrators are told of whoever begins to wait.
  useLive(
    heard,
    useCallback(() => void people.reload(), [people]),
  );
  return (
    <>
      {head(loaded.state === "ready" ? queueWords(loaded.value) : undefined)}
      <div className="list-bar work">
        <ListSearch label={m.people_search()} value={q} onSearch={place.search} />
        <div className="people-type">
          <SelectField
            label={m.people_type()}
            value={role}
            onChange={(event) => place.chooseRole(event.currentTarget.value)}
            placeholder={m.people_all_types()}
            options={roles.map((value) => ({ value, label: roleName(value) }))}
          />
        </div>
      </div>
      <ResourceView resource={people}>
        {(list) => <PeopleList list={list} place={place} ownId={ownId} decisions={decisions} />}
      </ResourceView>
    </>
  );
}
