import { Role } from "#domain/accounts/roles.ts";
import { type InviteState, inviteState } from "#domain/invites/invite-state.ts";
import type { Invite } from "#domain/invites/invites.ts";
import { Language } from "#domain/text.ts";
import type { InviteRow } from "./queries.ts";

/** What an invitation is at a moment. */
export function stateOf(
  row: Pick<InviteRow, "expires_at" | "used_at" | "revoked_at">,
  now: Date,
): InviteState {
  return inviteState({ expiresAt: row.expires_at, usedAt: row.used_at, revokedAt: row.revoked_at }, now);
}

/** An invitation as administrators see it. */
export function toInvite(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    role: Role.parse(row.role),
    language: Language.parse(row.language),
    state: stateOf(row, now),
    invitedBy: row.host_name,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokeReason: row.revoke_reason,
    renewalAskedAt: row.renewal_asked_at?.toISOString() ?? null,
    version: row.version,
  };
}
