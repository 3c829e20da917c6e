import type { SentInvite } from "#domain/invites/invites.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { type Invitation, sendInvite } from "./send-invite.ts";

/** Invites an address that has neither an account nor an open invitation, by mail; the link is given this once. */
export async function inviteOne(deps: Deps, invitation: Invitation): Promise<SentInvite> {
  // Administrators are made by two; only the house itself invites one.
  if (invitation.invite.role === "admin" && invitation.hostId !== null) {
    throw refuse("second_administrator_needed");
  }
  return transact(deps.db, async (tx) => {
    const sent = await sendInvite(tx, deps, invitation);
    if (typeof sent === "string") throw refuse(sent);
    return sent;
  });
}
