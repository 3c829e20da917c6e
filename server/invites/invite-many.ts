import type { NewInvite } from "#domain/invites/invites.ts";
import type { InviteBatchSent } from "#domain/invites/sheet.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { sendInvite } from "./send-invite.ts";

type Input = { actor: Actor; invites: NewInvite[]; once: Once };

/** Invites some addresses at once; what became taken since the check is left out and named. */
export async function inviteMany(deps: Deps, { actor, invites, once }: Input): Promise<InviteBatchSent> {
  return runOnce(deps.db, once, async (tx) => {
    const refused: InviteBatchSent["refused"] = [];
    for (const invite of invites) {
      const { email } = invite;
      const problem =
        invite.role === "admin" ? "role_admin" : await sendInvite(tx, deps, { hostId: actor.id, invite });
      if (typeof problem === "string") refused.push({ email, problem });
    }
    return { sent: invites.length - refused.length, refused };
  });
}
