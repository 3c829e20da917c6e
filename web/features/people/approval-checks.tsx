import { Check, X } from "lucide-react";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import styles from "./people.module.css";

/** What to see to before somebody is let in, as far as the house knows it. */
export function ApprovalChecks({ person }: { person: Person }) {
  const { isEmailConfirmed, selectedRole, fullName, invitedBy } = person;
  const checks: [boolean, string][] = [
    [isEmailConfirmed, isEmailConfirmed ? m.people_check_email() : m.people_check_email_missing()],
    [fullName.includes(" "), fullName.includes(" ") ? m.people_check_name() : m.people_check_name_missing()],
    [selectedRole !== null, selectedRole ? m.people_check_type() : m.people_check_type_missing()],
    ...(invitedBy ? [[true, m.people_check_invited({ name: invitedBy })] as [boolean, string]] : []),
  ];
  return (
    <ul className={styles.peopleChecks} aria-label={m.people_checks()}>
      {checks.map(([isGood, words]) => (
        <li key={words} data-good={isGood}>
          {isGood ? (
            <Check size={15} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <X size={15} strokeWidth={1.6} aria-hidden="true" />
          )}
          {words}
        </li>
      ))}
    </ul>
  );
}
