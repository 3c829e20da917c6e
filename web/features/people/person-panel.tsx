import { Check } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { Person, PersonDetail } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { roleName } from "#web/locale/role-name.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Authority } from "./authority.tsx";
import styles from "./people.module.css";
import { usePerson } from "./people.ts";
import { originOf, typeOf } from "./people-columns.tsx";
import { PersonActions } from "./person-actions.tsx";
import { statusName } from "./status-names.ts";
import type { Decision } from "./use-decisions.ts";

type PersonPanelProps = {
  person: Person;
  /** Nobody decides about themselves. */
  isOwn: boolean;
  ownId: string | undefined;
  onDecide: (decision: Decision) => void;
  onAppoint: (role: Role) => void;
  onReason: (to: "rejected" | "suspended") => void;
};

/** Everything known of one person, what was decided about them, and what can be decided now. */
export function PersonPanel({ person, isOwn, ownId, ...ways }: PersonPanelProps) {
  const { id, version, fullName, email } = person;
  return (
    <aside className={classNames(styles.peoplePanel, "work")} aria-label={m.people_panel()}>
      <div className={styles.peoplePanelHead}>
        <Avatar name={fullName} />
        <div>
          <h2>{fullName || m.account_fallback_name()}</h2>
          <p className="note">{typeOf(person)}</p>
        </div>
        <Badge tone={person.status === "active" ? "ok" : person.status === "pending" ? "warn" : "bad"}>
          {statusName(person.status)}
        </Badge>
      </div>
      <dl className={styles.peopleFacts}>
        <Fact name={m.account_email()}>
          {email ?? m.people_no_email()}
          {person.isEmailConfirmed ? (
            <Check size={15} strokeWidth={1.6} role="img" aria-label={m.people_confirmed()} />
          ) : (
            <Badge tone="warn">{m.people_unconfirmed()}</Badge>
          )}
        </Fact>
        <Fact name={m.people_asked()}>
          {person.selectedRole ? roleName(person.selectedRole) : m.account_type_other()}
        </Fact>
        <Fact name={m.people_role()}>{person.role ? roleName(person.role) : m.people_no_role()}</Fact>
        <Fact name={m.people_origin()}>{originOf(person)}</Fact>
        {person.reason && <Fact name={m.people_reason()}>{person.reason}</Fact>}
      </dl>
      <section>
        <h3>{m.people_history()}</h3>
        <QueryView query={usePerson(id)}>{(value) => <History detail={value} />}</QueryView>
      </section>
      {isOwn ? (
        <p className="note">{m.people_own()}</p>
      ) : (
        <>
          <PersonActions key={`${id} ${version}`} person={person} {...ways} />
          {person.status === "active" && <Authority person={person} ownId={ownId} />}
        </>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function History({ detail: { person, history } }: { detail: PersonDetail }) {
  return (
    <ol className={styles.peopleHistory}>
      {history.map(({ id, to, role, by, reason, at }) => (
        <li key={id}>
          {statusName(to)}
          {to === "active" && role ? `, ${roleName(role)}` : ""}
          {by && ` · ${by}`}
          {reason && <q>{reason}</q>}
          <small>{formatMoment(at)}</small>
        </li>
      ))}
      <li>
        {m.people_created()}
        <small>{formatMoment(person.createdAt)}</small>
      </li>
    </ol>
  );
}
