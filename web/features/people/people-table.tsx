import { Link } from "react-router";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { roleName } from "#web/locale/role-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "./people.module.css";
import { hoursSince, waitTone } from "./waiting.ts";

type PeopleTableProps = {
  people: Person[];
  selectedId: string | undefined;
  addressOf: (id: string) => string;
};

/** The people of one status; the name opens the person beside the list. */
export function PeopleTable({ people, selectedId, addressOf }: PeopleTableProps) {
  const columns: Column<Person>[] = [
    {
      id: "person",
      header: m.people_person(),
      cell: (person) => (
        <Link
          className={styles.peopleWho}
          to={addressOf(person.id)}
          data-person={person.id}
          aria-current={person.id === selectedId || undefined}
          replace
          preventScrollReset
        >
          <Avatar name={person.fullName} size="small" />
          <span>
            <b>{person.fullName || m.account_fallback_name()}</b>
            <small>{person.email}</small>
          </span>
        </Link>
      ),
    },
    { id: "type", header: m.people_type(), cell: (person) => typeOf(person) },
    { id: "origin", header: m.people_origin(), cell: (person) => originOf(person) },
    { id: "since", header: m.people_wait(), isNumeric: true, cell: (person) => <Since person={person} /> },
  ];
  return (
    <Table
      caption={m.people_caption()}
      columns={columns}
      rows={people}
      rowId={({ id }) => id}
      {...(selectedId ? { selectedId } : {})}
    />
  );
}

/** What a person is, or asked to be. */
export function typeOf({ role, selectedRole }: Person): string {
  const known = role ?? selectedRole;
  return known ? roleName(known) : m.account_type_other();
}

export function originOf({ invitedBy }: Person): string {
  return invitedBy ? m.people_invited_by({ name: invitedBy }) : m.people_signed_up();
}

function Since({ person }: { person: Person }) {
  if (person.status !== "pending") return formatLongDate(person.updatedAt);
  const hours = hoursSince(person.createdAt, new Date());
  const text = m.people_hours({ hours });
  const tone = waitTone(hours);
  return tone === "neutral" ? text : <Badge tone={tone}>{text}</Badge>;
}
