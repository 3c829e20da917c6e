import { mayInvite } from "#domain/invites/invite-state.ts";
import type { BulkAction } from "../bulk/bulk-action.ts";
import type { Deps } from "../deps.ts";
import { findInvitesById } from "./queries.ts";
import { resendInvite } from "./resend-invite.ts";
import { revokeInvite } from "./revoke-invite.ts";
import { stateOf } from "./to-invite.ts";

/** Sends every invitation again under a new link. */
export const resendMany: BulkAction<Deps> = {
  id: "invites.resend",
  audit: "invite.resent",
  check: (deps, { ids }) => checkInvites(deps, ids, "resend"),
  run: (deps, { actor, item }) => resendInvite(deps, { hostId: actor.id, ...item }),
};

/** Takes every invitation back, for one reason that each is told. */
export const revokeMany: BulkAction<Deps> = {
  id: "invites.revoke",
  audit: "invite.revoked",
  needsReason: true,
  check: (deps, { ids }) => checkInvites(deps, ids, "revoke"),
  run: (deps, { actor, item: { id, version }, reason = "" }) =>
    revokeInvite(deps, { actor, id, revocation: { version, reason } }),
};

async function checkInvites({ db, clock }: Deps, ids: string[], action: "resend" | "revoke") {
  const now = clock.now();
  return (await findInvitesById(db, ids)).map((row) => ({
    id: row.id,
    name: row.full_name || row.email,
    version: row.version,
    blocker: mayInvite(action, stateOf(row, now)) ? null : ("conflict" as const),
  }));
}
