import { type ReactNode, useEffect, useRef, useState } from "react";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import { type Count, facetCount } from "#domain/list/list.ts";
import type { Person, PersonList } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import styles from "./people.module.css";
import { PeopleTable } from "./people-table.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { statusTab } from "./status-names.ts";
import type { Decisions } from "./use-decisions.ts";
import { useListKeys } from "./use-list-keys.ts";
import type { PeopleFilter } from "./use-people-filter.ts";

type PeopleListProps = {
  list: PersonList;
  place: PeopleFilter;
  ownId: string | undefined;
  decisions: Decisions;
  more: ReactNode;
};
type Asked = { person: Person; to: "rejected" | "suspended" };

/** The list, the person beside it, and the decisions made from either. */
export function PeopleList({ list, place, ownId, decisions, more }: PeopleListProps) {
  const { decided, decide, appoint } = decisions;
  const [asked, setAsked] = useState<Asked>();
  const { status } = place.filter;
  const people = list.rows.filter(({ id }) => !decided.has(id));
  const selected = people.find(({ id }) => id === place.personId) ?? people[0];
  const mayDecide = selected && selected.id !== ownId;

  const desk = useRef<HTMLDivElement>(null);
  const shownId = useRef(place.personId);
  useEffect(() => {
    if (shownId.current === place.personId) return;
    shownId.current = place.personId;
    // Where the person stands below the list, choosing one must show them.
    if (!window.matchMedia("(min-width: 1181px)").matches) desk.current?.lastElementChild?.scrollIntoView();
  }, [place.personId]);

  const choose = (person: Person | undefined) => {
    if (!person) return;
    place.choosePerson(person.id);
    document.querySelector<HTMLElement>(`[data-person="${person.id}"]`)?.focus();
  };
  useListKeys({
    onMove: (step) => choose(people[people.findIndex(({ id }) => id === selected?.id) + step]),
    onApprove: () => {
      const role = selected?.role ?? selected?.selectedRole;
      if (mayDecide && role && status !== "active") void decide(selected, { to: "active", role });
    },
    onReject: () => {
      if (mayDecide && status === "pending") setAsked({ person: selected, to: "rejected" });
    },
  });

  return (
    <>
      <FilterTabs
        label={m.people_status()}
        current={status}
        tabs={statuses.map((id) => ({
          id,
          label: statusTab(id),
          count: formatCount(countAfter({ list, decided, status, id })),
          to: place.tabAddress(id),
        }))}
      />
      {selected ? (
        <div ref={desk} className={styles.peopleDesk}>
          <div>
            <PeopleTable people={people} selectedId={selected.id} addressOf={place.personAddress} />
            {more}
            <p className={classNames("note", styles.peopleKeys)}>
              {status === "pending" ? m.people_keys() : m.people_keys_walk()}
            </p>
          </div>
          <PersonPanel
            person={selected}
            isOwn={!mayDecide}
            onDecide={(decision) => void decide(selected, decision)}
            onAppoint={(role) => void appoint(selected, role)}
            onReason={(to) => setAsked({ person: selected, to })}
          />
        </div>
      ) : (
        <Nobody place={place} />
      )}
      {asked && (
        <ReasonDialog
          title={asked.to === "rejected" ? m.people_reject_title() : m.people_suspend_title()}
          text={
            asked.to === "rejected"
              ? m.people_reject_text({ name: asked.person.fullName })
              : m.people_suspend_text({ name: asked.person.fullName })
          }
          action={asked.to === "rejected" ? m.people_reject() : m.people_suspend()}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined);
            void decide(asked.person, { to: asked.to, reason });
          }}
        />
      )}
    </>
  );
}

function Nobody({ place }: { place: PeopleFilter }) {
  const { q, role, status } = place.filter;
  if (q || role) return <NothingFound allAddress={place.everybodyAddress} />;
  return status === "pending" ? (
    <EmptyState title={m.people_none_pending()} text={m.people_none_pending_text()} />
  ) : (
    <EmptyState title={m.people_none()} />
  );
}

type Counting = {
  list: PersonList;
  decided: ReadonlyMap<string, AccountStatus>;
  status: AccountStatus;
  id: AccountStatus;
};

/** How many a status holds once what was decided a moment ago is counted in. */
function countAfter({ list, decided, status, id }: Counting): Count {
  const moved = list.rows.map((person) => decided.get(person.id)).filter((to) => to !== undefined);
  const gone = id === status ? moved.length : 0;
  const { value, isMore } = facetCount(list.facets.status, id);
  return { value: value - gone + moved.filter((to) => to === id).length, isMore };
}
