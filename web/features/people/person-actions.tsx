import { type FormEvent, useState } from "react";
import { Role, roles } from "#domain/accounts/roles.ts";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Decision } from "./use-decisions.ts";

type PersonActionsProps = {
  person: Person;
  onDecide: (decision: Decision) => void;
  onReason: (to: "rejected" | "suspended") => void;
};

/** The ways on from a person's status; an approval names the role. */
export function PersonActions({ person, onDecide, onReason }: PersonActionsProps) {
  const [isRoleMissing, setIsRoleMissing] = useState(false);
  const { status } = person;
  if (status === "active") {
    return (
      <div className="people-actions">
        <Button look="outline" size="work" className="people-refuse" onClick={() => onReason("suspended")}>
          {m.people_suspend()}
        </Button>
      </div>
    );
  }
  if (status === "suspended") {
    return (
      <div className="people-actions">
        <Button size="work" onClick={() => onDecide({ to: "active" })}>
          {m.people_reactivate()}
        </Button>
      </div>
    );
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const role = Role.safeParse(new FormData(event.currentTarget).get("role"));
    setIsRoleMissing(!role.success);
    if (role.success) onDecide({ to: "active", role: role.data });
  };
  return (
    <form className="people-approve" noValidate onSubmit={onSubmit}>
      <SelectField
        name="role"
        label={m.people_approve_as()}
        defaultValue={person.role ?? person.selectedRole ?? ""}
        placeholder={m.people_choose_role()}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        error={isRoleMissing ? m.people_choose_role() : undefined}
      />
      <div className="people-actions">
        {status === "pending" && (
          <Button look="outline" size="work" className="people-refuse" onClick={() => onReason("rejected")}>
            {m.people_reject()}
          </Button>
        )}
        <Button type="submit" size="work">
          {m.people_approve()}
        </Button>
      </div>
    </form>
  );
}
