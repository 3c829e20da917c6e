import { normaliseRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { Person } from "#domain/people/people.ts";
import type { PersonRow } from "./queries.ts";

/** A person as administrators see them. */
export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    status: AccountStatus.parse(row.status),
    reason: row.status_reason,
    role: normaliseRole(row.role),
    selectedRole: normaliseRole(row.selected_role),
    invitedBy: row.invited_by,
    adminGrant: row.grant_id
      ? {
          id: row.grant_id,
          by: row.proposer_name,
          byId: row.proposed_by,
          reason: row.grant_reason!,
          at: row.proposed_at!.toISOString(),
        }
      : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
