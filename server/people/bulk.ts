import { normaliseRole } from "#domain/accounts/roles.ts";
import { AccountStatus, statusBlocker } from "#domain/accounts/status.ts";
import type { BulkAction } from "../bulk/bulk-action.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { changeStatus } from "./change-status.ts";
import { findPeopleOf, findPerson, type PersonRow } from "./queries.ts";

const nameOf = ({ full_name, email }: PersonRow) => full_name || (email ?? "");
const chosenRole = (row: PersonRow) => normaliseRole(row.role ?? row.selected_role);

/** Lets everybody in as what they asked to be. */
export const approveMany: BulkAction<Deps> = {
  id: "people.approve",
  audit: "person.active",
  check: (deps, asked) => checkPeople(deps, asked, approvalBlocker),
  run: async (deps, { actor, item: { id, version }, reason }) => {
    const row = await findPerson(deps.db, id);
    const role = row && chosenRole(row);
    if (!role) throw refuse("conflict");
    return changeStatus(deps, { actor, id, change: { to: "active", role, reason, version } });
  },
};

/** Shuts everybody out, for one reason. */
export const suspendMany: BulkAction<Deps> = {
  id: "people.suspend",
  audit: "person.suspended",
  needsReason: true,
  check: (deps, asked) => checkPeople(deps, asked, (row) => blockerOf(row, "suspended")),
  run: (deps, { actor, item: { id, version }, reason }) =>
    changeStatus(deps, { actor, id, change: { to: "suspended", reason, version } }),
};

type Judge = (row: PersonRow) => ReturnType<typeof blockerOf> | "second_administrator_needed" | "forbidden";

async function checkPeople(
  { db }: Deps,
  { actor, ids }: { actor: { id: string }; ids: string[] },
  judge: Judge,
) {
  const rows = await findPeopleOf(db, ids);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    version: row.version,
    // Nobody decides about themselves.
    blocker: row.id === actor.id ? ("forbidden" as const) : judge(row),
  }));
}

function blockerOf({ status }: PersonRow, to: "active" | "suspended") {
  return statusBlocker({ from: AccountStatus.parse(status), to, reason: "given" });
}

function approvalBlocker(row: PersonRow) {
  const role = chosenRole(row);
  if (!role) return "conflict" as const;
  if (role === "admin" && row.role !== "admin") return "second_administrator_needed" as const;
  return blockerOf(row, "active");
}
