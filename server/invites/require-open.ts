import type { InviteState } from "#domain/invites/invite-state.ts";
import { refuse } from "../http/refuse.ts";
import type { InviteRow } from "./queries.ts";
import { stateOf } from "./to-invite.ts";

type OpenState = Exclude<InviteState, "revoked">;

/**
 * The invitation of a link and what it is, for its bearer. One that never was, one taken back and one whose sender may
 * no longer invite are the same.
 */
export function requireOpen(row: InviteRow | undefined, now: Date): { row: InviteRow; state: OpenState } {
  const state = row && stateOf(row, now);
  if (!row || !state || state === "revoked") throw refuse("not_found");
  if (state !== "used" && !row.is_host_entitled) throw refuse("not_found");
  return { row, state };
}
