import { Link } from "react-router";
import { agencyStates, type ListedAgency } from "#domain/agencies/agency-list.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../agencies.module.css";
import { useAgencies, useAgencyPeople } from "./agency-list.ts";

const stateNames = { owned: m.agencies_state_owned, ownerless: m.agencies_state_ownerless };

/** Every agency with who owns it; beside the list, who works in the open one. */
export function AgenciesDesk() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.agencies_state(), look: "tabs", first: "owned" },
        values: agencyStates.map((value) => ({ value, label: stateNames[value]() })),
      },
    ],
    sorts: ["name", "createdAt"],
    sortOf: () => "name",
  });
  const query = useAgencies(place.asked);
  const openId = place.valueOf("agency");
  const open = query.data?.rows.find(({ id }) => id === openId) ?? query.data?.rows[0];
  return (
    <MemberList
      id="agencies"
      caption={m.agencies_desk_title()}
      searchLabel={m.agencies_search()}
      place={place}
      query={query}
      file="/api/admin/agencies"
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ name }) => name,
        opens: { address: ({ id }) => place.addressWith("agency", id), isBeside: true },
      }}
      openId={open?.id}
      empty={<EmptyState title={m.agencies_desk_none()} text={m.agencies_desk_none_text()} />}
      aside={open && <AgencyPanel key={open.id} agency={open} />}
    />
  );
}

function columns(): ListColumn<ListedAgency>[] {
  return [
    { id: "name", header: m.agencies_name(), sort: "name", cell: ({ name }) => name },
    { id: "city", header: m.agencies_city(), phone: "below", cell: ({ city }) => city ?? NOTHING },
    { id: "owner", header: m.agencies_owner_of(), phone: "below", cell: ({ owner }) => owner ?? NOTHING },
    {
      id: "people",
      header: m.agencies_people(),
      isNumeric: true,
      phone: "beside",
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: "since",
      header: m.agencies_since(),
      sort: "-createdAt",
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}

function AgencyPanel({ agency: { id, name, cnpj, site } }: { agency: ListedAgency }) {
  return (
    <aside className={styles.panel} aria-label={m.agencies_panel()}>
      <h2>{name}</h2>
      <p className="note">
        {[cnpj && m.agencies_cnpj_of({ cnpj }), site].filter(Boolean).join(" · ") || m.agencies_no_papers()}
      </p>
      <h3>{m.agencies_people()}</h3>
      <QueryView query={useAgencyPeople(id)} lines={4}>
        {({ people, asked }) => (
          <>
            <ul className={styles.team}>
              {people.map((person) => (
                <li key={person.id}>
                  <Link
                    className="text-link touch-target"
                    to={`/admin/approvals?${new URLSearchParams({ status: "active", q: person.email ?? person.name })}`}
                  >
                    {person.name || person.email}
                  </Link>{" "}
                  {person.isOwner && <Badge tone="info">{m.agencies_owner()}</Badge>}
                </li>
              ))}
            </ul>
            {asked > 0 && <p className="note">{m.agencies_asked_count({ count: formatNumber(asked) })}</p>}
          </>
        )}
      </QueryView>
    </aside>
  );
}
