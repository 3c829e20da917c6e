import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { roleName } from "#web/locale/role-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./people.module.css";
import { hoursSince, waitTone } from "./waiting.ts";

/** What the list says of the people of a status. */
export function peopleColumns(status: string | undefined): ListColumn<Person>[] {
  return [
    {
      id: "person",
      header: m.people_person(),
      sort: "fullName",
      cell: ({ fullName, email }) => (
        <span className={styles.peopleWho}>
          <Avatar name={fullName} size="small" />
          <span>
            <b>{fullName || m.account_fallback_name()}</b>
            <small>{email}</small>
          </span>
        </span>
      ),
    },
    { id: "type", header: m.people_type(), phone: "below", cell: (person) => typeOf(person) },
    { id: "origin", header: m.people_origin(), cell: (person) => originOf(person) },
    {
      id: "since",
      header: m.people_wait(),
      isNumeric: true,
      phone: "beside",
      sort: status === "pending" ? "createdAt" : "-updatedAt",
      cell: (person) => <Since person={person} />,
    },
  ];
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
  if (person.status !== "pending") return formatDate(person.updatedAt);
  const hours = hoursSince(person.createdAt, new Date());
  const text = m.people_hours({ hours });
  const tone = waitTone(hours);
  return tone === "neutral" ? text : <Badge tone={tone}>{text}</Badge>;
}
