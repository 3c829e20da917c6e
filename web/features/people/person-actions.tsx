import { type FormEvent, useState } from "react";
import { Role, roles } from "#domain/accounts/roles.ts";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { ApprovalChecks } from "./approval-checks.tsx";
import styles from "./people.module.css";
import type { Decision } from "./use-decisions.ts";

type PersonActionsProps = {
  person: Person;
  onDecide: (decision: Decision) => void;
  onAppoint: (role: Role) => void;
  onReason: (to: "rejected" | "suspended") => void;
};

/** The ways on from a person's status; an approval names the role. */
export function PersonActions({ person, onDecide, onAppoint, onReason }: PersonActionsProps) {
  const { status } = person;
  if (status === "suspended") {
    return (
      <div className={styles.peopleActions}>
        <Button size="work" onClick={() => onDecide({ to: "active" })}>
          {m.people_reactivate()}
        </Button>
      </div>
    );
  }
  const refusal = status === "active" ? "suspended" : status === "pending" ? "rejected" : null;
  const onRole = (role: Role, note: string) => {
    if (status !== "active") onDecide({ to: "active", role, ...(note && { reason: note }) });
    else if (role !== person.role) onAppoint(role);
  };
  return (
    <RoleForm person={person} onRole={onRole}>
      {refusal && (
        <Button look="outline" size="work" className={styles.peopleRefuse} onClick={() => onReason(refusal)}>
          {refusal === "suspended" ? m.people_suspend() : m.people_reject()}
        </Button>
      )}
      <Button type="submit" size="work" look={status === "active" ? "outline" : "primary"}>
        {status === "active" ? m.people_change_role() : m.people_approve()}
      </Button>
    </RoleForm>
  );
}

type RoleFormProps = {
  person: Person;
  onRole: (role: Role, note: string) => void;
  children: React.ReactNode;
};

function RoleForm({ person, onRole, children }: RoleFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  // Administrators are proposed by one and confirmed by another.
  const offered = roles.filter((value) => value !== "admin" || person.role === "admin");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const role = Role.safeParse(fields.get("role"));
    setIsMissing(!role.success);
    if (role.success) onRole(role.data, String(fields.get("note") ?? "").trim());
  };
  return (
    <form className={styles.peopleApprove} noValidate onSubmit={onSubmit}>
      <SelectField
        name="role"
        label={person.status === "active" ? m.people_role() : m.people_approve_as()}
        defaultValue={person.role ?? person.selectedRole ?? ""}
        placeholder={m.people_choose_role()}
        options={offered.map((value) => ({ value, label: roleName(value) }))}
        error={isMissing ? m.people_choose_role() : undefined}
      />
      {person.status !== "active" && (
        <>
          <ApprovalChecks person={person} />
          <TextAreaField name="note" label={m.people_note()} rows={2} maxLength={500} isOptional />
        </>
      )}
      <div className={styles.peopleActions}>{children}</div>
    </form>
  );
}
