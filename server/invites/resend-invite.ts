import type { SentInvite } from "#domain/invites/invites.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { holdInvite } from "./hold-invite.ts";
import { inviteEnd } from "./invite-end.ts";
import { inviteLink } from "./invite-link.ts";
import { inviteMail } from "./invite-mail.ts";
import { findInvite, updateInvite } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/** `hostId` is null where the house itself invites. */
type Input = { hostId: string | null; id: string; version: number };

/** Sends an invitation again with a new link and a new term; the old link is void. */
export async function resendInvite(deps: Deps, { hostId, id, version }: Input): Promise<SentInvite> {
  return transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const before = await holdInvite(tx, { id, version, action: "resend", now });
    const token = newLinkToken();
    const expires_at = await inviteEnd(tx, deps);
    const changes = {
      ...{ token_hash: hashLinkToken(token), sent_at: now, expires_at, renewal_asked_at: null },
      // Whoever sends it again answers for it where the first may no longer invite.
      ...(!before.is_host_entitled && { invited_by: hostId }),
    };
    await updateInvite(tx, { id, changes });
    await writeAudit(tx, {
      actorId: hostId,
      action: "invite.resent",
      subjectType: "invite",
      subjectId: id,
      before: { expiresAt: before.expires_at },
      after: { expiresAt: expires_at },
      now,
    });
    const invite = toInvite((await findInvite(tx, id))!, now);
    const link = inviteLink(token, deps.config.publicUrl);
    await deps.mail.queue(tx, inviteMail(invite, link));
    return { invite, link };
  });
}
