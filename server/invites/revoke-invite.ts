import type { Invite, InviteRevocation } from "#domain/invites/invites.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { readSettings } from "../settings/read-settings.ts";
import { holdInvite } from "./hold-invite.ts";
import { findInvite, updateInvite } from "./queries.ts";
import { revokedMail } from "./revoked-mail.ts";
import { toInvite } from "./to-invite.ts";

type Input = { actor: Actor; id: string; revocation: InviteRevocation };

/** Takes an invitation back, with a reason that the invited person is told. */
export async function revokeInvite(deps: Deps, { actor, id, revocation }: Input): Promise<Invite> {
  const { version, reason } = revocation;
  const { teamEmail } = await readSettings(deps);
  return transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    await holdInvite(tx, { id, version, action: "revoke", now });
    await updateInvite(tx, { id, changes: { revoked_at: now, revoke_reason: reason } });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "invite.revoked",
      subjectType: "invite",
      subjectId: id,
      reason,
      now,
    });
    const invite = toInvite((await findInvite(tx, id))!, now);
    await deps.mail.queue(tx, revokedMail({ invite, reason, replyTo: teamEmail }));
    return invite;
  });
}
