import type { InviteState } from "#domain/invites/invite-state.ts";
import { m } from "#messages/messages.js";

const names: Record<InviteState, () => string> = {
  valid: m.invites_tab_valid,
  expired: m.invites_tab_expired,
  used: m.invites_tab_used,
  revoked: m.invites_tab_revoked,
};

/** The invitations in a state, in a word. */
export function stateTab(state: InviteState): string {
  return names[state]();
}
